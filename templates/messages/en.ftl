### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = en-GB
language-name = English
language-number = 0

## Lists: "a and b", "a, b and c"

list-two = { $first } and { $second }
list-more = { $first }, { $second }
