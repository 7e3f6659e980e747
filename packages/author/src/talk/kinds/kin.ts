import { KINSHIP } from '../../stories/people/kinship.ts'
import type { Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import { tells } from '../signs.ts'
import { type Asked, evidence, type Reply } from './asked.ts'
import { deathOfKin, namesOtherKin } from './deaths.ts'

/** Of a birth or a death the post that tells it without saying whose. */
export function ofKin(asked: Asked): Reply | null {
  const found = asks(asked, 'die') ? deathOfKin(asked) : asks(asked, 'born') ? birthOfKin(asked) : null
  return found ? { text: evidence(asked, found), posts: [found.post.id] } : null
}

export const asks = ({ question }: Asked, concept: string): boolean =>
  question.terms.some((t) => t.concepts.includes(concept))

const SEXES: Readonly<Record<'he' | 'she', RegExp>> = {
  she: /(?<!\p{L})(?:girl|lass|lassie|she|her|niña|nena|Mädchen|sie)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:boy|lad|laddie|he|his|niño|nene|Junge|er)(?!\p{L})/iu,
}

/** A birth that is told without saying whose, where the question names somebody by kinship. */
function birthOfKin(asked: Asked): Pick<Passage, 'post' | 'sentence'> | null {
  const { question, library } = asked
  if (!question.terms.some((t) => KINSHIP.has(t.key))) return null
  const told = library.posts.filter(
    (p) => !p.isForeign && p.day !== null && tells('born', p) && !namesOtherKin(p, asked),
  )
  const { isFirst, isLast } = question.degree
  const kin = question.terms.map((t) => KINSHIP.get(t.key)?.pronoun).find(Boolean) ?? undefined
  const isOther = (p: Shelved) =>
    kin !== undefined && !SEXES[kin].test(p.text) && SEXES[kin === 'he' ? 'she' : 'he'].test(p.text)
  const births = told.filter((p) => !isOther(p))
  const post = isLast ? births.at(-1) : births[0]
  const [sentence] = post?.sentences ?? []
  return post && sentence && (births.length === 1 || isFirst || isLast) ? { post, sentence } : null
}
