import { withChores } from './chores.ts'
import { withTimesCounted } from './counted-as-times.ts'
import { withDryDays } from './dry-days.ts'
import { withoutEmptyCells } from './empty-cells.ts'
import { withoutForgetting } from './forgotten.ts'
import { inFigures } from './in-figures.ts'
import { withEachLeftOut } from './left-out.ts'
import { withListedTimes } from './listed-times.ts'
import { isNamed, type Meant } from './meant.ts'
import type { TrackedFeature } from './model.ts'
import { withNounAndVerb } from './noun-and-verb.ts'
import type { Language } from './numbers.ts'
import { withOneOf } from './one-of.ts'
import { ownNegation, withOwnNegations } from './own-negation.ts'
import { withPacksCounted } from './packs.ts'
import { withPoolLengths } from './pools.ts'
import { withOnePressure } from './pressure.ts'
import { withPrices } from './prices.ts'
import { withoutQuestions } from './questions.ts'
import { rewritten } from './rewrite.ts'
import { withRowsOfNames } from './rows-of-names.ts'
import { withWholeNames } from './said-shorter.ts'
import { withShortNames } from './short-names.ts'
import { withSpelling } from './spelling.ts'
import { withTitlesApart } from './titles-apart.ts'
import { withOwnStudy } from './with-own-study.ts'
import { withTheDog } from './with-the-dog.ts'
import { withYesAndNo } from './yes-and-no.ts'

/** The note as it is read: every way to say a thing is one. */
export function inOneForm(
  note: string,
  language: Language,
  features: readonly TrackedFeature[],
  meants: readonly Meant[],
): string {
  const said = withTimesCounted(
    withRowsOfNames(
      withYesAndNo(
        withWholeNames(
          withChores(withoutEmptyCells(withoutQuestions(withTitlesApart(note, features)), meants), features),
          meants,
          language,
        ),
        language,
      ),
      meants,
    ),
    meants,
  )
  const spelt = withSpelling(withShortNames(said, features), features, language)
  const negations = features.map(({ title, unit }) => ownNegation(title, unit)).filter((one) => one !== null)
  const done = language === 'de' ? withNounAndVerb(spelt, features) : spelt
  const named = withDryDays(
    withOwnStudy(withTheDog(withOwnNegations(done, negations), features), features),
    features,
  )
  const timedIn = (word: string) => {
    const timed = meants.find((meant) => meant.dimension === 'duration' && isNamed(meant, word))
    return timed ? (timed.factor === 1 ? 'h' : 'min') : null
  }
  const figures = withOnePressure(
    withPoolLengths(
      withPacksCounted(
        withListedTimes(inFigures(withEachLeftOut(withoutForgetting(named)), language), meants),
        features,
      ),
      features,
    ),
    features,
  )
  return withPrices(withOneOf(rewritten(figures, language, features, timedIn), features), meants, note)
}
