import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import { inOrder } from '../../reading/in-order.ts'
import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { ownBeginning } from './own-beginning.ts'
import { ownFamily } from './own-family.ts'
import { ownIntroduction } from './own-introduction.ts'
import { tradeSentence } from './trade.ts'

/** “I’m with the council, up at the recycling centre”: the verb of somebody's work, and where or what it is. */
const WORKS: Record<Dossier['spoken'], RegExp> = {
  en: /(?:^|[,:)] ?)I(?:['’]m | )(?<verb>am|drive|teach|work)?\s?(?<what>(?:with the (?:council|army|navy|police|railways?|post office|fire brigade|ambulance service|buses|ferries|parks)(?!\p{L})|(?<=drive |teach )(?:an?|the) \p{Ll}|(?<=work )(?:as|for|at|in|on) (?:an?|the) \p{Ll}|(?:an?|the) (?:\p{Ll}+ ){0,2}\p{Ll}+(?:er|or|ist|man|woman|nurse|cook|clerk|smith) (?:at|for|in|on|with) )[^.!?;(]{0,80})[.!;(]/u,
  es: /(?:^|[,:)] ?)(?:yo )?(?<verb>trabajo|manejo|conduzco|soy) (?<what>(?<=trabajo )(?:de|en|como) [^.!?;(]{3,80}|(?<=manejo |conduzco )(?:la|el|un|una) [^.!?;(]{3,80}|(?<=soy )\p{Ll}+(?:ero|era|ista|dor|dora|tero|tera) [^.!?;(]{3,80})[.!;(]/iu,
  de: /(?:^|[,:)] ?)ich (?<verb>arbeite|unterrichte|bin) (?<what>(?<=arbeite |unterrichte )(?:als|bei|beim|in|im|am|an|auf) [^.!?;(]{3,80}|(?<=bin )\p{Lu}\p{L}+(?:er|erin|ist|istin|mann|frau|meister|meisterin|wart|wartin|ektor|ektorin) (?:bei|beim|in|im|am|an|auf) [^.!?;(]{3,80})[.!;(]/iu,
}

/** As it was then: what somebody lives by may change. */
const THEN: Record<string, string> = {
  '': 'was',
  am: 'was',
  drive: 'drove',
  teach: 'taught',
  work: 'worked',
  trabajo: 'trabajaba',
  manejo: 'manejaba',
  conduzco: 'conducía',
  soy: 'era',
  arbeite: 'arbeitete',
  unterrichte: 'unterrichtete',
  bin: 'war',
}

/** What is no work, what is for today, what speaks of others or of oneself again. */
const NO_WORK =
  /(?<!\p{L})(?:not|never|no|nunca|nicht|nie|kein\p{L}*|today|tonight|tomorrow|yesterday|hoy|ayer|heute|gestern|morgen|man|woman|only|best|worst|most|\p{L}{3,}est(?= \p{L}+ (?:in|at|on|for))|bath|marathon|race|home|mad|mess|risk|i|me|my|we|us|our|you|your|yo|mi|mis|me|nos|tu|te|ich|mich|mir|mein\p{L}*|wir|uns|du|dich|dein\p{L}*|he|she|they|it|él|ella|er|sie|es|\p{L}+day|opinion|mood|opinión|Meinung|Weg|Urlaub|Krankenhaus|hospital)(?!\p{L})/iu
const LONGEST = 16

const SAID = {
  en: (year: number, name: string, verb: string, what: string) => `In ${year} ${name} ${verb} ${what}.`,
  es: (year: number, name: string, verb: string, what: string) => `En ${year} ${name} ${verb} ${what}.`,
  de: (year: number, name: string, verb: string, what: string) => `${year} ${verb} ${name} ${what}.`,
}

/** Who somebody is to a stranger: what they live by, in the first post that says so as plainly; else who is theirs. */
export const whoItIs = once(
  (d: Dossier): Sentence | null =>
    tradeSentence(d) ?? firstTold(d) ?? ownIntroduction(d) ?? ownBeginning(d) ?? ownFamily(d),
)

function firstTold(d: Dossier): Sentence | null {
  if (!d.hasName) return null
  for (const { id, text } of d.posts.toSorted(inOrder)) {
    if (!d.mild(id) || d.day(id) === 0 || /https?:/.test(text)) continue
    for (const s of d.sentences(id)) {
      const m = WORKS[d.spoken].exec(/[.!?]$/.test(s.text) ? s.text : `${s.text}.`)
      const what = m?.groups?.what?.trim() ?? ''
      if (!m || !what || NO_WORK.test(what) || wordCount(what) > LONGEST || namesIn(d, what).length > 0)
        continue
      if (/["“”„«»\n]/.test(what)) continue
      const verb = THEN[(m.groups?.verb ?? '').toLowerCase()]
      if (verb) return say(SAID[d.spoken](fromDay(d.day(id)).y, d.name, verb, what), post(id))
    }
  }
  return null
}
