import { fold } from '@youzine/words'
import { KINSHIP } from '../../stories/people/kinship.ts'
import type { Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import type { Term } from '../question.ts'
import { tells, tellsPlainly } from '../signs.ts'
import { wordId } from '../word-matches.ts'
import type { Asked } from './asked.ts'

/** “Mi Consuelo”, “my Ann”: one of the writer’s own. */
const OWN = /(?<!\p{L})(?:[Mm]y|[Oo]ur|[Mm]i|[Nn]uestr[oa]|[Mm]eine?|[Uu]nsere?) \p{Lu}\p{Ll}/u
const SPOUSES = new Set(['wife', 'husband', 'partner', 'girlfriend', 'boyfriend'])
const ILL_DAYS = 900

/**
 * A death that is told by name, or without one, where the question says only what they were: it is theirs when they
 * were ill in the time before and the post speaks of nobody else.
 */
export function deathOfKin(asked: Asked): Pick<Passage, 'post' | 'sentence'> | null {
  const { question, library } = asked
  const named = question.terms.filter((t) => KINSHIP.has(t.key) || t.person)
  const [term] = named
  if (named.length !== 1 || !term) return null
  const told = library.posts.filter(
    (p) =>
      p.tone === 'red' &&
      p.day !== null &&
      !p.isForeign &&
      tells('die', p) &&
      tellsPlainly(p.text) &&
      !namesOtherKin(p, asked),
  )
  const post =
    told.find((p) => wasIllBefore(term, p, asked)) ?? told.find((p) => isSpouse(term) && OWN.test(p.text))
  const [sentence] = post?.sentences ?? []
  return post && sentence ? { post, sentence } : null
}

const isSpouse = (term: Term): boolean => SPOUSES.has(KINSHIP.get(term.key)?.role.en ?? '')

const wasIllBefore = (term: Term, death: Shelved, { library }: Asked): boolean =>
  library.posts.some((p) => {
    const days = (death.day as number) - (p.day ?? Number.POSITIVE_INFINITY)
    return (
      p.tone !== 'clear' &&
      p.n < death.n &&
      days <= ILL_DAYS &&
      term.matches.posts.has(p.n) &&
      isSubject(p, term)
    )
  })

/** "Dad’s scan", "Mummy began treatment": near the beginning, and not in a list. */
const isSubject = (post: Shelved, term: Term): boolean =>
  post.tokens.slice(0, 8).some((t) => term.matches.words.has(wordId(post.language, t.key)))

/** "Me and Mam were there": who stands by is not who died. */
const BESIDE = new Set('and with y con und mit'.split(' '))
const isBeside = ({ tokens }: Shelved, at: number): boolean =>
  BESIDE.has(tokens[at - 1]?.key ?? '') || BESIDE.has(tokens[at + 1]?.key ?? '')

/** "Isla Nan": a second name. */
const isPartOfName = ({ tokens }: Shelved, at: number): boolean =>
  Boolean(tokens[at]?.isCapital && tokens[at - 1]?.isCapital)

export function namesOtherKin(post: Shelved, { question, library }: Asked): boolean {
  const roles = new Set(question.terms.map((t) => KINSHIP.get(t.key)?.role.en).filter(Boolean))
  const isOther = (word: string) => {
    const kin = KINSHIP.get(fold(word))
    return kin !== undefined && !roles.has(kin.role.en)
  }
  return (
    post.tokens.some((t, at) => isOther(t.key) && !isPartOfName(post, at) && !isBeside(post, at)) ||
    library.people.some((p) =>
      p.kind === 'animal' || (p.roles.some((r) => isOther(r.role)) && !KINSHIP.has(fold(p.name)))
        ? p.posts.includes(post.id)
        : false,
    )
  )
}
