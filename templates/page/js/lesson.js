// @ts-check
// Data of the practice game: an ordinary code, its secret and the potions of each step. In `known`,
// a row holds one mark per number from 1 on and a last one for "decoy": x impossible, o certain, .
// open.
/**
 * @type {{
 *   code: string,
 *   secret: Record<string, number>,
 *   tests: LessonTest[],
 *   choices: LessonTest[],
 *   known: Record<string, string>[],
 * }}
 */
export const LESSON = {
  "code": "CP1:100900.YXO8+0OZBH0Q-2990C/HSK-:MVJQ7-8NH+BZ3K8NJXWUL+7K0A61S2CIMUUKTST9SJMEVI1LCGP8GWG5.19/8ERGF5NGX/91YAO+HIKAAP8/TQ+FHUUGNUT47RXVM6YU1JNK+W.M9571.M6OJN",
  "secret": {
    "oregano": 1, "mint": 2, "sage": 3, "parsley": 4, "rosemary": 0, "chives": 0
  },
  "tests": [
    { "potion": [["oregano", 2], ["sage", 2]], "judged": ["over", "under"] },
    { "potion": [["oregano", 1], ["sage", 3]], "judged": ["right", "order"] },
    {
      "potion": [["oregano", 1], ["mint", 2], ["sage", 3], ["chives", 4]],
      "judged": ["right", "right", "right", "skipped"]
    }
  ],
  "choices": [
    {
      "potion": [["oregano", 1], ["parsley", 2], ["sage", 3], ["chives", 4]],
      "judged": ["right", "under", "order", "skipped"]
    },
    {
      "potion": [["oregano", 1], ["mint", 2], ["sage", 3], ["parsley", 4]],
      "judged": ["right", "right", "right", "right"]
    }
  ],
  "known": [
    {
      "parsley": ".....", "sage": ".....", "chives": ".....",
      "rosemary": "xxxxo", "oregano": ".....", "mint": "....."
    },
    {
      "parsley": "x....", "sage": ".x..x", "chives": "x....",
      "rosemary": "xxxxo", "oregano": ".x..x", "mint": "x...."
    },
    {
      "parsley": "x.x..", "sage": "xxoxx", "chives": "x.x..",
      "rosemary": "xxxxo", "oregano": "oxxxx", "mint": "x.x.."
    },
    {
      "parsley": "x.x.x", "sage": "xxoxx", "chives": "xxx..",
      "rosemary": "xxxxo", "oregano": "oxxxx", "mint": "x.xx."
    },
    {
      "parsley": "xxxox", "sage": "xxoxx", "chives": "xxxxo",
      "rosemary": "xxxxo", "oregano": "oxxxx", "mint": "xoxxx"
    }
  ]
};
