import { answersOf, listIn, plainAnswersIn } from '../turns/lists.ts'

export interface Listed {
  head: string
  items: string[]
}

const WAYS =
  /^(?:let (?:them|people) |they can |and |so |que las? (?:ordenen|marquen|elijan) |die (?:sollen|man) )?(?:rank(?:ed|ing)?(?: them)?|tick(?: all| several)?|in (?:that|this) order|put (?:them|these) in order|pick (?:one|two|several)|several|multiple|mehrere.*|zum ankreuzen|sortieren|que las? ordenen.*|varias.*|puede\p{L}* .*)$/iu
const TAIL =
  /\s(?:as (?:options|choices|answers)|as an (?:option|answer)|etc\.?|and so on|usw\.?|als (?:antworten|optionen|auswahl)|como (?:opciones|respuestas)|to (?:choose from|rank))[.!]?$/iu
const LAST_TWO =
  /^(.{1,60}?)(?:,)?\s(?:and|or|und|oder|y|o|u|e)\s(?:the |maybe |perhaps |vielleicht |quizás? )?(.{1,60})$/iu
/** “2023 or later” is one answer. */
const OR_MORE =
  /\s(?:or|oder|o)\s(?:more|less|fewer|later|earlier|older|younger|longer|shorter|over|under|mehr|weniger|später|früher|älter|jünger|länger|kürzer|más|menos|después|antes|mayor|menor)/iu
const ARTICLE = /^(?:the|el|la|los|las|der|die|das)\s/iu
const EQUALS = /^([^=]{2,80}?)\s?=\s?(.{3,400})$/su
/** “the options are A, B and C”. */
const THERE_ARE =
  /^(.{0,90}?(?<!\p{L})(?:options?|choices?|answers?|categories|opciones|respuestas|optionen|antworten|möglichkeiten|auswahl|brackets|ranges|rangos|tramos)(?: to be| should be| are| is| being| sean| son| sind| sollen(?: sein)?| que sean| =)?(?: these| die| diese| estas)?)[\s:,–-]{1,3}(.{3,400})$/iu
const THESE_TO =
  /^(.{2,90}?(?<!\p{L})(?:these|the following|diese|folgende|estas|estos) (?:\p{L}+ )?(?:choices|options|answers|items|things|opciones|respuestas|antworten|optionen|dinge)?(?: to (?:rank|choose(?: from)?|tick|pick|order)| zum (?:sortieren|ankreuzen)| para (?:ordenar|marcar))?)\s?[:–-]\s(.{3,400})$/iu
/** “the lamb, the sea bass or the aubergine thing” */
const CHOICES_ARE =
  /^(.{2,60}?\s(?:choices|options|answers|opciones|antworten|optionen) (?:are|is|sind|son|:))\s(.{5,300})$/iu
const QUOTED =
  /^(.{2,90}?)\s(?:should be|to be|are|shall be|be|with|sollen|sind|sean|son|con|mit)\s(["“„«'‘].{3,300})$/iu
const STROKES =
  /^(.{2,80}?(?:question|one|frage|pregunta|be|sea|as|with|mit|con|sein|als))\s([^/]{1,25}(?:\s\/\s[^/]{1,25}){2,8})$/iu
const BETWEEN = /^(.{2,60}?)\s(?:between|zwischen|entre)\s(.{3,200})$/iu

const tidy = (text: string) =>
  text
    .trim()
    .replace(/^(?:and|or|und|oder|y|o|maybe|perhaps)\s/iu, '')
    .replace(/^["“„«'‘]|["”“»'’]$/gu, '')
    .replace(/[.!]$/u, '')
    .trim()

/** What stands between commas, with the last two taken apart; none where these are no answers. */
export function itemsOf(list: string): string[] {
  const plain = list
    .replace(TAIL, '')
    .replace(/\s?\([^()]{0,60}\)$/u, (note) => (/\d/u.test(note) ? note : ''))
    .trim()
  const isOfCommas = /[,;|\n]|\s\/\s/u.test(plain)
  if (!isOfCommas) return answersOf(plain)
  const parts = plain
    .split(/\s{0,3}[,;|\n]\s{0,3}|\s{1,3}\/\s{1,3}/u)
    .map(tidy)
    .filter(Boolean)
  const raw =
    plain
      .split(/\s{0,3}[,;|\n]\s{0,3}|\s{1,3}\/\s{1,3}/u)
      .at(-1)
      ?.trim() ?? ''
  const isJoined = /^(?:and|or|und|oder|y|o)\s/iu.test(raw)
  const last = isJoined || OR_MORE.test(raw) ? null : LAST_TWO.exec(raw)
  const all = last ? [...parts.slice(0, -1), tidy(last[1] ?? ''), tidy(last[2] ?? '')] : parts
  const items = all.filter((one) => one && !WAYS.test(one))
  const isList =
    items.length > 1 &&
    items.every(
      (one) => !one.includes('=') && one.length <= 80 && one.split(/\s+/u).length <= 10 && !/\?/u.test(one),
    )
  if (!isList) return []
  const spelt = answersOf(items.join(', '))
  if (spelt.length > items.length) return spelt
  const isArticled =
    items.slice(0, -1).every((one) => ARTICLE.test(one)) &&
    /\s(?:or|and|oder|und|o|y)\s(?:the|el|la|los|las|der|die|das)\s/iu.test(list)
  return [
    ...new Set(isArticled ? items.map((one) => one.replace(ARTICLE, '').replace(/\sthing$/iu, '')) : items),
  ]
}

const listedBy = (pattern: RegExp, text: string, least = 2): Listed | null => {
  const [, head = '', list = ''] = pattern.exec(text) ?? []
  const items = list ? itemsOf(list) : []
  return head.trim() && items.length >= least ? { head: head.trim(), items } : null
}

const COLON = /^([^:?]{2,140}):\s{1,3}(.{3,600})$/su

/** What a wish says before a list, and the list. */
export function listed(text: string): Listed | null {
  const plain = text.trim().replace(/[.!\s]{1,4}$/u, '')
  const quoted = QUOTED.exec(plain)
  const quotations = quoted?.[2]?.match(/["“„«‘'][^"”“»’']{1,60}["”“»’']/gu) ?? []
  if (quoted?.[1] && quotations.length > 1) return { head: quoted[1], items: quotations.map(tidy) }
  const found =
    listedBy(THESE_TO, plain) ??
    listedBy(COLON, plain) ??
    listedBy(EQUALS, plain) ??
    listedBy(CHOICES_ARE, plain) ??
    listedBy(THERE_ARE, plain)
  if (found) return found
  const strokes = listedBy(STROKES, plain, 3)
  if (strokes) return strokes
  const other = listIn(plain) ?? plainAnswersIn(plain)
  if (other) return { head: other.head, items: other.answers }
  const between = listedBy(BETWEEN, plain)
  return between && /,|\//u.test(plain) ? between : null
}

/** A sentence of its own that only lists, behind one that says what for. */
export function onlyItems(text: string): string[] {
  const plain = text.replace(/[.!\s]{1,4}$/u, '')
  const items = itemsOf(plain)
  return items.length > 1 && items.every((one) => one.split(/\s+/u).length <= 4) ? items : []
}
