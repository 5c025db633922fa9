"""Players that answer decisions. They see a view and nothing else."""
