// @ts-check
// Compact list next to the notes: the newest three tests, and earlier ones on request.
import { drawing, h, unseen } from "./dom.js";
import { effectName, ingredientName } from "./pictures.js";
import { t } from "./words.js";

const SHOWN = 3;

/** @param {Session} session */
export function lastTests({ game, table }) {
  // Tests marked as mistyped carry no information.
  const tests = table.tests.filter(test => !test.mistyped).reverse();
  if (tests.length === 0) return null;
  /** @param {Api.TestView[]} some */
  const list = some => h("ol", null, some.map(test => shortTest(game, test)));
  const earlier = tests.slice(SHOWN);
  return h("section", { class: "last-tests", "data-test": "last-tests",
    "aria-labelledby": "last-tests-title" },
    h("h2", { id: "last-tests-title" }, t("page-last-tests")),
    list(tests.slice(0, SHOWN)),
    earlier.length > 0 && h("details", { id: "last-earlier" },
      h("summary", null, t("page-last-earlier", { count: earlier.length })),
      list(earlier)));
}

/** @param {Api.GameView} game @param {Api.TestView} test */
function shortTest(game, test) {
  /** @param {Pour} pour */
  const pour = ({ ingredient, grown }) => h("li", { "data-ingredient": ingredient },
    drawing(ingredient), unseen(ingredientName(game, ingredient) + " "),
    h("span", { class: "bubble" }, grown));
  const result = test.won ? t("page-last-won")
    : t("page-last-result", { under: test.undergrown, over: test.overgrown });
  return h("li", { "data-number": test.number },
    h("span", { class: "last-number" }, unseen(t("page-test-word") + " "), test.number),
    h("ol", { class: "last-pours", "aria-label": t("page-potion-label") }, test.potion.map(pour)),
    h("span", { class: "last-result" }, result),
    test.reports.map(report => h("span", { class: "tag" }, effectName(game, report.id))));
}
