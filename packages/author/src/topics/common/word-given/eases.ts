import { once } from '../../../reading/once.ts'
import { stem, tokensOf } from '../../../reading/tokens.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { stemsIn } from '../../../writing/shared-words.ts'
import { countedIn } from './counted-back.ts'
import type { WordGiven } from './model.ts'
import { linkedAfter, ownSentences } from './own-voice.ts'
import { thingOf } from './things.ts'
import { linksOf } from './usable.ts'

const EASY = {
  en: /(?<!\p{L})(?:a doddle|piece of (?:cake|piss)|nothing to it|how hard can it be|child['’]s play|can['’]t be (?:that|so) (?:hard|difficult)|anyone can (?:do|learn)|money for old rope|do it in my sleep)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:una pavada|pan comido|un trámite|cuestión de (?:prestar|practicar|ganas)|cualquiera puede|no puede ser tan difícil|qué tan difícil|facilísim[oa]|con los ojos cerrados)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Kinderspiel|ein Klacks|kann (?:ja |doch )?nicht so schwer sein|so schwer kann das nicht sein|(?:mach|mache) ich mit links|Pillepalle|im Schlaf)(?!\p{L})/iu,
}
const TOOK =
  /(?<!\p{L})(?:failed|gave up|given up|didn['’]t|at last|finally|passed|out of (?:ten|twenty|twelve|a hundred)|perdí|reprobé|me bocharon|aprobé|por fin|al final|durchgefallen|bestanden|endlich|aufgegeben|nicht geschafft)(?!\p{L})/iu

const LATER = 60
const RARE = 6
const STRENGTH = 2.9

/** What was nothing but paying attention, and the post in which it is done at last, or not at all. */
export const easesGiven = once((d: Dossier): WordGiven[] =>
  ownSentences(d).flatMap((s): WordGiven[] => {
    if (!EASY[d.spoken].test(s.text)) return []
    const own = stemsIn(d, s.text)
    const answers = linkedAfter(d, s.post, LATER).filter(
      (p) =>
        (TOOK.test(p.text) || countedIn(p.text, d.spoken).some((x) => (x.years ?? 0) >= 1)) &&
        linksOf(d, s.post, p.id, RARE).some((w) => own.has(w)),
    )
    const answer = answers.at(-1)
    if (!answer) return []
    const links = linksOf(d, s.post, answer.id, RARE).filter((w) => own.has(w))
    return [
      {
        kind: 'ease',
        said: { post: s.post, from: s.from, to: s.from + s.text.length },
        between: answers
          .slice(0, -1)
          .map((p) => p.id)
          .slice(-1),
        answer: answer.id,
        end: null,
        due: null,
        isOpen: false,
        noun: thingOf(d, links, s.text, answer.text) ?? bareOf(links, answer.text),
        strength: STRENGTH,
      },
    ]
  }),
)

/** “Aprobé matemática”: a subject has no article. */
const bareOf = (links: readonly string[], text: string): string | null =>
  tokensOf(text).find((w) => /^\p{Ll}/u.test(w) && links.includes(stem(w))) ?? null
