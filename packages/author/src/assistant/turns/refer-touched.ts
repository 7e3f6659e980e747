import type { AssistantQuestion } from '../model.ts'
import { placeMeant } from '../wishes/pointed/reference.ts'

type Rewrite = [RegExp, (n: number, ...groups: string[]) => string]

/** What people say of the question that was spoken of last, and the same with its number. */
const REWRITES: Rewrite[] = [
  [
    /^(?:and )?(?:(?:then |also )?ask (?:them |people )?)?why(?: (?:after (?:that|this|it)(?: one)?|then|too|there))?[?.!]?$/iu,
    (n) => `ask why after question ${n}`,
  ],
  [
    /^(?:und )?(?:dann |danach )(?:noch )?(?:warum|wieso|weshalb)[?.!]?$|^(?:und )?frage? (?:da|danach|dann),? (?:noch )?(?:warum|wieso|weshalb)[?.!]?$|^und (?:warum|wieso)[?.!]?$/iu,
    (n) => `frag nach Frage ${n} warum`,
  ],
  [
    /^¿?y (?:luego |después )?(?:por qué)[?.!]?$|^(?:y )?(?:luego |después )?pregunta(?: también)? (?:el )?por qué[?.!]?$/iu,
    (n) => `pregunta por qué después de la pregunta ${n}`,
  ],
  [
    /^(add .{1,60}? as an? (?:option|answer|choice)) (?:there|to (?:it|that(?: one)?)|in (?:it|that one))[.!]?$/iu,
    (n, add = '') => `${add} to question ${n}`,
  ],
  [/^add (.{1,60}?) there(?: too)?[.!]?$/iu, (n, what = '') => `add ${what} as an option to question ${n}`],
  [
    /^¿?(?:y )?(.{1,40}?)[?,]* (?:m[ée]t|p[óo]n|a[ñn][áa]d)(?:e)?l[oa] (?:ahí|allí|también|ahí también)[.!]?$/iu,
    (n, what = '') => `añade ${what} como opción en la pregunta ${n}`,
  ],
  [
    /^(?:da|dort) (?:noch|auch) (.{1,60}?)(?: dazu| rein| hinzu| ergänzen)?[.!]?$/iu,
    (n, what = '') => `bei Frage ${n} noch ${what}`,
  ],
  [
    /^let (?:them|people|everyone) (?:rank|order|sort) (?:those|them|these|it)(?: instead)?[.!]?$/iu,
    (n) => `let them rank question ${n}`,
  ],
  [
    /^((?:let|allow) (?:them|people|everyone) (?:to )?(?:pick|choose|tick|select) (?:up to )?(?:\d|two|three|four|several|many))(?: of (?:them|those|these))?[.!]?$/iu,
    (n, pick = '') => `${pick} in question ${n}`,
  ],
  [
    /^(?:man soll |sie sollen |da soll man )?(?:mehrere|mehrfach\p{L}{0,10})(?: antworten)?(?: ankreuzen| auswählen| wählen)?(?: dürfen| können| möglich| erlauben)?[.!]?$/iu,
    (n) => `bei Frage ${n} mehrere ankreuzen`,
  ],
  [
    /^(que (?:puedan|se pueda[n]?) (?:elegir|marcar) (?:hasta )?(?:\d|dos|tres|varias|varios))[.!]?$/iu,
    (n, pick = '') => `${pick} en la pregunta ${n}`,
  ],
  [
    /^(?:y )?es[ae] (?:ponla|muévela|pásala|va|que vaya) ((?:la primera|al principio|la última|al final))[.!]?$/iu,
    (n, where = '') => `mueve la pregunta ${n} ${/prim|princ/iu.test(where) ? 'al principio' : 'al final'}`,
  ],
  [
    /^(?:und )?(?:die|das|sie) (?:bitte )?((?:ganz )?nach (?:oben|vorne?|unten|hinten)|zuerst|ans ende)[.!]?$/iu,
    (n, where = '') => `verschiebe Frage ${n} ${where}`,
  ],
]

/** The place of what the last message changed or brought, else of what it named. */
function touchedPlace(
  last: string,
  before: readonly AssistantQuestion[],
  now: readonly AssistantQuestion[],
): number | null {
  const was = new Set(before.map((one) => JSON.stringify(one)))
  const fresh = now.flatMap((one, at) => (was.has(JSON.stringify(one)) ? [] : [at]))
  const [first] = fresh
  if (first !== undefined && fresh.length <= 2) return first
  return fresh.length === 0 ? placeMeant(last, now) : null
}

/** “and why?”, “add it there too”: with the number of the question that was spoken of last. */
export function referredToTouched(
  wish: string,
  last: string | undefined,
  before: readonly AssistantQuestion[],
  now: readonly AssistantQuestion[],
): string {
  const text = wish.trim()
  if (!last || text.length > 120) return wish
  for (const [said, withNumber] of REWRITES) {
    const found = said.exec(text)
    if (!found) continue
    const place = touchedPlace(last, before, now)
    return place === null ? wish : withNumber(place + 1, ...found.slice(1))
  }
  return wish
}
