// This file is what has to happen before the first paint: the theme, text size and motion that were chosen.
(() => {
  try {
    const setting = JSON.parse(localStorage.getItem("greatcircle.setting") || "{}");
    const page = document.documentElement.dataset;
    if (setting.theme === "light" || setting.theme === "dark") page.theme = setting.theme;
    if (setting.text === "big") page.text = "big";
    if (setting.motion === "off") page.motion = "off";
  } catch {
    // Without memory the system's own theme is right.
  }
})();
