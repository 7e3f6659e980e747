import type { Sentence } from '../../model.ts'
import { escaped } from '../../reading/escaped.ts'
import { inOrder } from '../../reading/in-order.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'

/** “For those who ask:”, “Para quien no me conozca:”, “Für alle, die fragen:”: whoever opens so says who they are. */
const FOR_STRANGERS =
  /(?<!\p{L})(?:for|to|para|für|an|a) [^.!?:\n]{0,60}(?:ask|asks|asking|asked|don['’]t know|do not know|wonder|wondering|pregunta|preguntan|preguntaron|no me cono(?:ce|cen|zca|zcan)|no sepa|no saben|fragen|fragt|gefragt haben|nicht kennen|nicht wissen)(?: me| mich)?[^.!?:\n]{0,20}: (?<what>[^.!?:;\n]{3,120})/iu

/** A look at the letters first: most posts hold none of these. */
const MIGHT = /ask|know|wonder|pregunt|conoc|conozc|sepa|saben|frag|kenn|wiss/i

/** What somebody is called who does something for a living. */
const TRADE: Record<Dossier['spoken'], RegExp> = {
  en: /^(?:an? )?(?:\p{L}+[ -]){0,2}\p{L}*(?:er|or|ist|man|woman|nurse|cook|clerk|smith|hand|mate|vet|midwife|mechanic|librarian|musician|electrician)(?: (?:at|for|in|on|with|to) .+)?$/iu,
  es: /^\p{L}*(?:ero|era|dor|dora|tor|tora|ista|ente|enta|ico|ica|ólogo|óloga|fer|tino|tina|tra|tro)(?: (?:de|en|del|para) .+)?$/iu,
  de: /^(?:\p{Ll}+e[rn]? )?\p{Lu}\p{L}*(?:er|erin|or|orin|ist|istin|mann|frau|wirt|wirtin|wart|wartin|meister|meisterin|schwester|hebamme|koch|köchin|arzt|ärztin|ent|entin)(?: (?:bei|beim|in|im|am|an|auf|für) .+)?$/u,
}

/** Said of oneself or of others, or a sentence of its own. */
const NO_LABEL =
  /(?<!\p{L})(?:i|i['’]m|me|my|we|our|you|is|was|are|am|not|never|yo|mi|mis|me|soy|es|no|nunca|ich|mein\p{L}*|wir|bin|ist|war|nicht|kein\p{L}*|answer|number|weather|other|another|otro|otra|ahora|wieder|immer|aber|oder)(?!\p{L})/iu

const LONGEST = 8

/** “Runa, organ builder”, in the words in which they introduced themselves. */
export function ownIntroduction(d: Dossier): Sentence | null {
  if (!d.hasName) return null
  for (const { id, text } of d.posts.toSorted(inOrder)) {
    // Only what they do is taken from it, so that a doctor beside it does no harm.
    if (!text.includes(': ') || !MIGHT.test(text) || !d.mild(id) || d.day(id) === 0) continue
    const parts = (FOR_STRANGERS.exec(text)?.groups?.what ?? '').split(',').map((x) => x.trim())
    const [first, ...others] = parts[0]?.startsWith(d.name) ? parts.slice(1) : parts
    if (!first || !isTrade(d, first)) continue
    const where = others[0] ? placed(d, others[0]) : ''
    return say(`${d.name}, ${asLabel(d, first)}${where}.`, post(id))
  }
  return byName(d)
}

/** “Soy la Marcela de la peluquería”, “I’m Nell from the ferry”, “Hier ist die Ute vom Kiosk”: the name, and where it is known. */
function byName(d: Dossier): Sentence | null {
  const first = escaped(d.name.split(' ')[0] ?? '')
  const said = new RegExp(
    `(?:^|[.!?,] )(?:I['’]?m|I am|this is|soy|ich bin|hier ist|hier schreibt)(?: (?:la|el|der|die))? ${first} (?<what>(?:from|de|del|von|vom|aus) (?:the|la|el|der|dem)? ?[^.!?;,:\\n]{3,50})[.!]`,
    'iu',
  )
  for (const { id, text } of d.posts.toSorted(inOrder)) {
    if (!d.mild(id) || d.day(id) === 0) continue
    const what = said.exec(text)?.groups?.what?.trim()
    if (what && !NO_LABEL.test(what) && namesIn(d, what).length === 0)
      return say(`${d.name}, ${what}.`, post(id))
  }
  return null
}

const isTrade = (d: Dossier, what: string) =>
  TRADE[d.spoken].test(what) &&
  wordCount(what) <= LONGEST &&
  !NO_LABEL.test(what) &&
  !/["“”„«»()\d]/u.test(what) &&
  namesIn(d, what).length === 0

/** “Travelling Teacher” has its capitals from the line it stands in. */
function asLabel(d: Dossier, what: string): string {
  const bare = what.replace(/^an? /i, '')
  return d.spoken === 'de'
    ? bare
    : bare.charAt(0).toLowerCase() + bare.slice(1).replace(/ \p{Lu}(?=\p{Ll})/gu, (x) => x.toLowerCase())
}

const IN = { en: 'in', es: 'en', de: 'in' }

/** A place where they have been, or in German the house that they name after it. */
function placed(d: Dossier, where: string): string {
  if (!/^\p{Lu}[\p{L} .'’-]{2,40}$/u.test(where) || namesIn(d, where).length > 0) return ''
  const isPlace = d.posts.some((p) => p.place?.startsWith(where))
  if (isPlace) return ` ${IN[d.spoken]} ${where}`
  return d.spoken === 'de' ? `, ${where}` : ''
}
