"""Tree search over what a seat may know: for every game alike."""
