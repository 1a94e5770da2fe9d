try {
  const theme = localStorage.getItem("cauldron-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the device's own theme it is.
}
