import { once } from '../../../reading/once.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import type { WordGiven } from './model.ts'
import { ownSentences, postsAfter, type Said } from './own-voice.ts'
import { sameVerb, wordsWritten } from './things.ts'
import { linksOf } from './usable.ts'

const UNBEATEN = {
  en: /(?<!\p{L})(?:can['’]t see (?:us|me|anyone|anybody) (?:being |getting )?(?:beat\p{L}*|losing|lose)|(?:nobody|no ?one)(?:['’]s going to|['’]ll| will| can| is going to) (?:beat|catch|touch|stop) (?:us|me)|(?:we|I)(?:['’]ll| will) (?:win it|be first|take it) next year|unbeatable)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no nos (?:baja|gana|para|alcanza|mueve) nadie|nadie nos (?:baja|gana|para|alcanza|mueve)|el año que viene (?:somos primer[oa]s|ganamos)|imbatibles|invencibles)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:schlägt|holt|stoppt|nimmt) (?:uns|mich|mir) (?:jetzt |so schnell )?(?:keiner|niemand)|(?:uns|mich) (?:schlägt|holt|stoppt) (?:jetzt )?(?:keiner|niemand)|(?:keiner|niemand) (?:schlägt|holt|stoppt) (?:uns|mich)|nächstes Jahr (?:gewinnen|werden) wir|unschlagbar)(?!\p{L})/iu,
}
/** “Sixth.” – “Cuartos.” – “Platz vier.” */
const PLACED =
  /^(?:(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)|(?:Segund|Tercer|Cuart|Quint|Sext|Séptim|Octav|Noven|Décim|Últim)[oa]s?|(?:Platz (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+))|(?:Zweite|Dritte|Vierte|Fünfte|Sechste|Siebte|Achte|Letzte)[rn]?)(?!\p{L})/iu
const WON =
  /(?:^|[.!:] )(?:FIRST|First|CAMPEON\p{L}*|Campeon\p{L}*|PRIMER\p{L}*|Primer[oa]s|ERSTE\p{L}?|Erste[r]?|Platz eins|GEWONNEN|Gewonnen)(?!\p{L})/u

const NEXT = { least: 150, most: 480 }
const BESIDE = 45
const STRENGTH = 3.1

/** “I can’t see us being beaten”, and the next placing. */
export const forecastsGiven = once((d: Dossier): WordGiven[] =>
  ownSentences(d).flatMap((s): WordGiven[] => {
    if (!UNBEATEN[d.spoken].test(s.text)) return []
    const answer = postsAfter(d, s.post, NEXT.least, d.day(s.post) + NEXT.most).find(
      (p) => PLACED.test(p.text) && isSameContest(d, s, p.id),
    )
    if (!answer) return []
    return [
      {
        kind: 'forecast',
        said: { post: s.post, from: s.from, to: s.from + s.text.length },
        between: [],
        answer: answer.id,
        end: null,
        due: null,
        isOpen: false,
        noun: null,
        strength: STRENGTH,
      },
    ]
  }),
)

/** In one series of places, about the same day of the next year, or by the very verb: “no nos baja nadie” – “nos bajaron”. */
function isSameContest(d: Dossier, s: Said, later: number): boolean {
  const both = [s.post, later]
  if (d.stories.series.some((x) => x.isRank && both.every((id) => x.points.some((p) => p.post === id))))
    return true
  const verbs = wordsWritten(s.text).filter((w) => w.length >= 4)
  const text = d.post(later)?.text ?? ''
  if (wordsWritten(text).some((w) => w.length > 4 && verbs.some((v) => v !== w && sameVerb(v, w))))
    return true
  if (linksOf(d, s.post, later).length > 0 && WON.test(d.post(s.post)?.text ?? '')) return true
  const apart = d.day(later) - d.day(s.post)
  return WON.test(d.post(s.post)?.text ?? '') && Math.abs(apart - 365) <= BESIDE
}
