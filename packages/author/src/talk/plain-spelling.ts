/** How people type when they are in a hurry, as it is spelt. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|that|there|here)s\b/giu, "$1's"],
  [/\b(did|does|do|was|were|is|are|has|have|had|could|would|should|wo|ca)nt\b/giu, "$1n't"],
  [/\b(why|who|where|when|how|what)['’]d\b/giu, '$1 did'],
  [/\byrs\b/giu, 'years'],
  [/\byr\b/giu, 'year'],
  [/\b(?:wat|wot)\b/giu, 'what'],
  [/\bwhatever (?=happened|became|did)/giu, 'what '],
  [/\b(?:tho|btw|lol|pls|plz|anyways|again tho)\b/giu, ''],
]

export const inPlainSpelling = (text: string): string =>
  SPELT.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text)
    .replace(/ {2,}/g, ' ')
    .trim()
