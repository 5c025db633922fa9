// Runs before anything is drawn, so that a dark table never flashes white.
(function () {
  var wish = null;
  try {
    wish = localStorage.getItem("mathom.theme");
  } catch {
    // Storage may be switched off; the system's wish is as good.
  }
  var dark = wish ? wish === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
