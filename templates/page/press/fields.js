// @ts-check
// Form fields of the screen. Each shows a value of the settings and passes changes to `choose`.
import { drawing, h } from "../js/dom.js";

// Radio buttons for a few choices, each `[value, words]` with an optional drawing.
/**
 * @template Value
 * @param {string} id
 * @param {Content} legend
 * @param {Option<Value>[]} choices
 * @param {Value} value
 * @param {(value: Value) => void} choose
 * @param {Content} [hint]
 */
export function segments(id, legend, choices, value, choose, hint = null) {
  /** @param {Option<Value>} parts */
  const choice = ([own, words, picture]) => h("label", { class: "segment" },
    h("input", { type: "radio", name: id, id: `${id}-${own}`, value: String(own),
      checked: own === value, onchange: () => choose(own) }),
    h("span", null, picture && drawing(picture), words));
  return h("fieldset", { class: "segments", "data-test": id },
    h("legend", null, legend),
    h("div", { class: "segment-row" }, choices.map(choice)),
    hint && h("p", { class: "hint" }, hint));
}

// Drop-down list.
/**
 * @template Value
 * @param {string} id
 * @param {Content} label
 * @param {Option<Value>[]} choices
 * @param {Value} value
 * @param {(value: Value) => void} choose
 * @param {Content} [hint]
 */
export function select(id, label, choices, value, choose, hint = null) {
  const told = hint && h("p", { class: "hint", id: `${id}-hint` }, hint);
  return h("div", { class: "field", "data-test": id },
    h("label", { for: id }, label),
    h("select", { id, "aria-describedby": told && `${id}-hint`,
      onchange: event => choose(choices[event.target.selectedIndex][0]) },
    choices.map(([own, words, lang]) =>
      h("option", { value: String(own), selected: own === value, lang }, words))),
    told);
}

/**
 * @param {string} id
 * @param {Content} label
 * @param {boolean} value
 * @param {(value: boolean) => void} choose
 * @param {Content} [hint]
 */
export function check(id, label, value, choose, hint = null) {
  const told = hint && h("p", { class: "hint", id: `${id}-hint` }, hint);
  return h("div", { class: "tick", "data-test": id },
    h("label", { for: id },
      h("input", { type: "checkbox", id, checked: value, "aria-describedby": told && `${id}-hint`,
        onchange: event => choose(event.target.checked) }),
      h("span", null, label)),
    told);
}

// Number input. Values outside `bounds` are ignored; an empty optional field is null.
/**
 * @template {number | null} Value
 * @param {string} id
 * @param {Content} label
 * @param {Value} value
 * @param {{ least: number, most: number, step?: number, optional?: boolean }} bounds
 * @param {(value: any) => void} choose
 * @param {Content} [hint]
 */
export function number(id, label, value, bounds, choose, hint = null) {
  const { least, most, step = 1, optional = false } = bounds;
  const told = hint && h("p", { class: "hint", id: `${id}-hint` }, hint);
  return h("div", { class: "field", "data-test": id },
    h("label", { for: id }, label),
    h("input", { id, type: "number", min: least, max: most, step, value: value ?? "",
      inputmode: step === 1 && least >= 0 ? "numeric" : "decimal",
      "aria-describedby": told && `${id}-hint`,
      onchange: event => {
        const { valueAsNumber: given } = event.target;
        if (event.target.value === "" && optional) choose(null);
        else if (given >= least && given <= most) choose(step === 1 ? Math.round(given) : given);
        else event.target.value = String(value ?? "");
      } }),
    told);
}

// Single-line text input.
/**
 * @param {string} id
 * @param {Content} label
 * @param {string} value
 * @param {{ most: number, placeholder?: string }} parts
 * @param {(value: string) => void} choose
 * @param {Content} [hint]
 */
export function line(id, label, value, { most, placeholder }, choose, hint = null) {
  const told = hint && h("p", { class: "hint", id: `${id}-hint` }, hint);
  return h("div", { class: "field", "data-test": id },
    h("label", { for: id }, label),
    h("input", { id, type: "text", maxlength: most, value, placeholder, autocomplete: "off",
      spellcheck: "false", "aria-describedby": told && `${id}-hint`,
      onchange: event => choose(event.target.value.trim()) }),
    told);
}

// Disclosure element for rarely needed settings.
/** @param {string} id @param {Content} summary @param {...Content} content */
export function fold(id, summary, ...content) {
  return h("details", { id, class: "fold", "data-test": id },
    h("summary", null, summary),
    h("div", { class: "fold-body" }, content));
}
