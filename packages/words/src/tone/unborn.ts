/**
 * A child who did not come, and of whom no post says so: the small room is painted and then becomes an office after
 * all, the pram goes back to whoever lent it. What was made ready is undone, and nobody was born in between.
 */
const ROOM =
  "(?:(?:small|little|box|spare|back|baby[’']?s|yellow) (?:bed)?room|nursery|(?:kleine[ns]?|gelbe[ns]?) zimmer|kinderzimmer|kämmerchen|das zimmer|the room|(?:el |al )?cuart(?:o|ito)(?: (?:chico|de atrás|del bebé|amarillo))?|la habitación(?:cita)?|recámara)"
const THING =
  '(?:pram|pushchair|buggy|cot|crib|moses basket|carrycot|bassinet|kinderwagen|stubenwagen|der wagen|den wagen|gitterbett(?:chen)?|wiege|babybett|bettchen|carriola|cochecito|cuna|moisés|bambineto)'
const MADE_READY = new RegExp(
  `(?<!\\p{L})(?:${ROOM}|${THING})(?!\\p{L})[^]{0,80}(?<!\\p{L})(?:painted|papered|ready|up|built|finished|yellow|green|gestrichen|fertig|aufgebaut|bereit|gelb|grün|pint(?:é|amos|ado)|list[oa]|armad[oa]|amarill[oa])(?!\\p{L})|(?<!\\p{L})(?:painted|papered|finished|built|borrowed|streichen|gestrichen|aufgebaut|geholt|pint(?:é|amos)|armamos|nos prestaron)(?!\\p{L})[^]{0,80}(?<!\\p{L})(?:${ROOM}|${THING})(?!\\p{L})`,
  'iu',
)
const UNDONE = new RegExp(
  `(?<!\\p{L})(?:${ROOM}|${THING})(?!\\p{L})[^]{0,80}(?<!\\p{L})(?:after all|back (?:in|at|to|with|up)|gone back|returned|office|study|sewing|storage|shut|door closed|doch (?:ein|wieder)|büro|arbeitszimmer|wieder (?:bei|im|in|auf|zu)|zurück(?:gebracht|gegeben)?|abgeholt|otra vez|de vuelta|regres(?:ó|amos|é)|devolv(?:í|imos)|devuelt[oa]|oficina|bodega|mejor (?:va a ser|será)|siempre no)(?!\\p{L})|(?<!\\p{L})(?:took|gave|carried|sent|returned|zurückgebracht|zurückgegeben|devolv(?:í|imos)|regresamos)(?!\\p{L})[^]{0,40}(?<!\\p{L})${THING}(?!\\p{L})[^]{0,20}(?<!\\p{L})(?:back|zurück)?`,
  'iu',
)
/** “Thank you for not asking.” */
const FOR_NOT_ASKING =
  /(?<!\p{L})(?:thank(?:s| you)[^.!?]{0,30}(?:for|and for) (?:not asking|asking nothing|saying nothing|not saying (?:anything|a word))|(?:danke|merci)[^!?]{0,60}f[üu]rs? (?:nicht|nüt|nichts)[- ]?(?:nach)?frag\p{L}*|gracias[^.!?]{0,40}por no preguntar(?:me|nos)?)(?!\p{L})/iu
const BORN =
  /(?<!\p{L})(?:born|it['’]?s a (?:girl|boy)|geboren|zur welt|beide wohlauf|nació)(?!\p{L})|(?<!\d)\d{4} ?g(?:ramm)?(?!\p{L})|\d ?lbs? ?\d/iu
/** What is for a child and nobody else; a spare room is painted for anything. */
const FOR_A_CHILD = new RegExp(
  `(?<!\\p{L})(?:${THING}|nursery|kinderzimmer|del bebé|baby[’']?s room)(?!\\p{L})`,
  'iu',
)
const NO_MORE_SAID =
  /(?<!\p{L})(?:(?:that['’]?s )?all (?:i['’]?m|i am) saying|(?:saying|say) no more|no more for now|mehr sage? ich (?:noch )?nicht|mehr wird nicht verraten|no digo (?:más|mas)|es todo lo que digo)(?!\p{L})/iu
const AFTER_ALL = /(?<!\p{L})(?:after all|doch|siempre no|mejor)(?!\p{L})/iu
const MONTHS = 400
const LONGEST = 300
const SHORT = 90

interface Said {
  text: string
  day: number | null
}

/** Posts by place: what was made ready, and what undid it. */
export function unbornIn(posts: readonly Said[]): { ready: number[]; undone: number[] } {
  const ready: number[] = []
  const undone: number[] = []
  let made: { at: number; day: number; isMeant: boolean }[] = []
  posts.forEach(({ text, day }, at) => {
    if (FOR_NOT_ASKING.test(text.slice(0, LONGEST))) undone.push(at)
    if (day === null || text.length > LONGEST) return
    if (BORN.test(text)) made = []
    made = made.filter((m) => day - m.day <= MONTHS)
    const isUndone = made.length > 0 && UNDONE.test(text)
    const isMeant = FOR_A_CHILD.test(text)
    const isGivenUp = text.length <= SHORT && AFTER_ALL.test(text)
    if (isUndone && (isMeant || isGivenUp || made.some((m) => m.isMeant))) {
      ready.push(...made.map((m) => m.at))
      undone.push(at)
    } else if (MADE_READY.test(text)) made.push({ at, day, isMeant: isMeant || NO_MORE_SAID.test(text) })
  })
  return { ready: [...new Set(ready)], undone: [...new Set(undone)] }
}
