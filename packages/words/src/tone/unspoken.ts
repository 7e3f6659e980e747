import type { Tone } from '../model.ts'

/** “Not going to talk about it on here”, “please don’t ask”, “mehr sage ich dazu nicht”: it is to stay unsaid. */
const WILL_NOT_SAY =
  /(?<!\p{L})(?:(?:not (?:going|gonna) to|don['’]?t (?:want|wish|like) to|do not (?:want|wish) to|won['’]?t(?: be)?|will not(?: be)?|not (?:ready|able) to|can['’]?t|rather not|prefer not to) (?:talk(?:ing)?|speak(?:ing)?|discuss(?:ing)?|say(?:ing)? (?:any ?)?more|go(?:ing)? into)|not talking about|please (?:don['’]?t|do not) ask|(?:don['’]?t|do not) ask (?:me|us|about)|no (?:quiero|voy a|puedo) (?:hablar|decir más|platicar)|de eso no (?:hablo|se habla)|no me pregunten|no pregunten|(?:will|möchte|mag|kann) (?:hier )?(?:nicht|nichts) (?:darüber|davon|dazu)|(?:darüber|davon) (?:rede|spreche|sprechen|reden) (?:ich|wir) (?:hier )?nicht|fragt (?:bitte )?nicht|bitte nicht fragen)(?!\p{L})/iu

/** Somebody writes the day after that they are still there. */
const STILL_HERE =
  /(?<!\p{L})(?:i(?: am|['’]?m) (?:ok|okay|alright|all right|fine|safe|alive|here|still here|better)|sorry (?:a?bout|for) (?:the other|last|that)|perdonad(?:me)?(?: (?:el susto|por))?|enough said|stop (?:ringing|calling)|thank(?:s| you)|estoy (?:bien|mejor|aquí)|perdón por|gracias|(?:mir|es) geht(?: es)?(?: mir)? (?:gut|besser|wieder)|bin (?:noch )?da|danke|entschuldigt)(?!\p{L})/iu
const DAYS = 4

interface Said {
  text: string
  day: number | null
  tone: Tone
  /** Wishing not to be, and not a secret of somebody else’s. */
  isCrisis: boolean
}

/** Posts of an archive, in order of time, that are not shown at all because of what they are silent about. */
export function unspokenIn(posts: readonly Said[]): number[] {
  const found: number[] = []
  let crisis = Number.NEGATIVE_INFINITY
  posts.forEach((p, at) => {
    if (p.isCrisis && p.day !== null) crisis = p.day
    if (p.tone === 'hidden') return
    const isGrave = p.tone === 'red' && WILL_NOT_SAY.test(p.text)
    const isAfter = p.day !== null && p.day - crisis <= DAYS && STILL_HERE.test(p.text)
    if (isGrave || isAfter) found.push(at)
  })
  return found
}
