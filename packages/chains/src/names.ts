/** The posts' name in every prompt. */
export const POSTS_ALIAS = 'facebook_posts_sample'
export const ANSWERS_ALIAS = 'survey_answers'
export const MAX_ALIAS = 256

/** What every prompt may use without asking for it. */
export const ALWAYS_KNOWN = ['first_name', 'today', 'findings', 'chosen_title', 'told_before'] as const

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
)

/** Names that mean something to a program, or to the template language itself. */
const RESERVED = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'forloop',
  'tablerowloop',
  'blank',
  'empty',
  'nil',
  'null',
  'true',
  'false',
])

export const nameTexts = {
  aliasMissing: 'Alias is required',
  aliasInvalid:
    'Alias must be a valid Python variable name (letters, numbers, underscores, not starting with a number) and maximum 256 characters',
  aliasTwice: 'Duplicate alias',
  keyInvalid: 'Use letters, numbers and underscores, not starting with a number.',
  keyTwice: 'An earlier step already has this output key.',
  keyIsAlias: 'This is the alias of a requirement. Choose another output key.',
  reserved: (name: string) => `“${name}” already means something in prompts. Choose another name.`,
} as const

export const isIdentifier = (text: string) => /^[A-Za-z_]\w*$/.test(text) && text.length <= MAX_ALIAS

const isTaken = (name: string) => RESERVED.has(name) || (ALWAYS_KNOWN as readonly string[]).includes(name)

export function aliasFault(alias: string): string | null {
  if (!alias.trim()) return nameTexts.aliasMissing
  if (!isIdentifier(alias) || KEYWORDS.has(alias)) return nameTexts.aliasInvalid
  return isTaken(alias) ? nameTexts.reserved(alias) : null
}

/** Of one step: its output key among the aliases and the keys before it. */
export function outputKeyFault(key: string, aliases: readonly string[], earlier: readonly string[]) {
  if (!isIdentifier(key)) return nameTexts.keyInvalid
  if (isTaken(key)) return nameTexts.reserved(key)
  if (aliases.includes(key)) return nameTexts.keyIsAlias
  return earlier.includes(key) ? nameTexts.keyTwice : null
}

/** `survey_answers`, `survey_answers1`, …: the first that nobody has. */
export function nextSurveyAlias(taken: readonly string[]): string {
  for (let number = 0; ; number += 1) {
    const alias = number === 0 ? ANSWERS_ALIAS : `${ANSWERS_ALIAS}${number}`
    if (!taken.includes(alias)) return alias
  }
}
