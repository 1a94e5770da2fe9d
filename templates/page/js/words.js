// Every word of the page, by its key.
const WORDS = JSON.parse(document.getElementById("words").textContent);

function t(key, values = {}) {
  return (WORDS[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

// The module's sentences begin small and have no full stop.
function sentence(text) {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : whole + ".";
}

// Words that stand in for names the module does not tell: "green-fingers".
function fromId(id) {
  return id.split("-").map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

function counted(n, one, many) {
  return n === 1 ? one : many;
}
