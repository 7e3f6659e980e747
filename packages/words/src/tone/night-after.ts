import { isAtNight, isInCompany } from './night.ts'

const HOURS = 36
const HOUR_MS = 3_600_000
const FEWEST_CHARACTERS = 60

const ALL_RIGHT =
  /(?<!\p{L})i['’]?(?:m| am) (?:al ?right|all right|ok|okay|safe|fine|still here|(?:feeling )?better)(?!\p{L})|(?<!\p{L})(?:mir geht['’]?s (?:wieder )?(?:gut|besser|ok)|bin (?:wieder )?(?:okay|ok|in sicherheit|zu hause))(?!\p{L})|(?<!\p{L})(?:ya )?estoy (?:bien|mejor|a salvo)(?!\p{L})/iu
const THEY_CAME =
  /(?<!\p{L})(?:thank(?:s| you)|sorry)[^.!?]{0,60}(?<!\p{L})(?:rang|rung|ringing|called|calling|came|coming|messag\p{L}*|text\p{L}*|worr\p{L}+|scar\p{L}+|fright\p{L}*)(?!\p{L})|(?<!\p{L})(?:please )?(?:don['’]?t|stop) (?:ring|call|worry)\p{L}*|(?<!\p{L})danke[^.!?]{0,60}(?<!\p{L})(?:angerufen|gekommen|geschrieben|da war(?:en)?|anrufe)(?!\p{L})|(?<!\p{L})(?:gracias|perdón|perdonad)[^.!?]{0,60}(?<!\p{L})(?:llam\p{L}+|vin\p{L}+|escrib\p{L}+|susto|preocup\p{L}+)(?!\p{L})/iu
/** Whoever leaves last night’s post standing says what it was. */
const LEFT_STANDING =
  /(?<!\p{L})(?:leav(?:e|ing) (?:it|that|the|last night['’]?s) (?:post )?(?:up|there|standing)|not (?:deleting|taking) (?:it|that|last night)|lass(?:e)? (?:den|das|ihn|es) (?:beitrag |post )?(?:stehen|drin)|(?:soll|sollte) (?:man )?(?:\p{L}+ ){0,2}nicht löschen|dejo (?:la publicación|el post|lo de anoche)|no (?:lo|la) borro)(?!\p{L})/iu

interface Written {
  text: string
  ms: number | null
  hour: number | null
}

/**
 * A post in the night, and the next day one that says that all is well and thanks whoever came: the places of both.
 * What the night was about need not be in its words.
 */
export function nightsAndMornings(posts: readonly Written[]): number[] {
  const mornings = new Map<number, boolean>()
  return posts.flatMap((night, at) => {
    if (!isAtNight(night.hour) || night.ms === null || isInCompany(night.text)) return []
    if (night.text.length < FEWEST_CHARACTERS) return []
    const after = morningAfter(posts, at, night.ms + HOURS * HOUR_MS, mornings)
    return after === null ? [] : [at, after]
  })
}

/** They are in order of time: what lies beyond the hours is not looked at. */
function morningAfter(
  posts: readonly Written[],
  night: number,
  until: number,
  mornings: Map<number, boolean>,
): number | null {
  for (let n = night + 1; n < posts.length; n += 1) {
    const { text, ms } = posts[n] as Written
    if (ms === null || ms > until) return null
    // Of somebody who writes all night each post follows many.
    const isMorning = mornings.get(n) ?? isAllRight(text)
    mornings.set(n, isMorning)
    if (isMorning) return n
  }
  return null
}

const isAllRight = (text: string) =>
  LEFT_STANDING.test(text) || (ALL_RIGHT.test(text) && THEY_CAME.test(text))
