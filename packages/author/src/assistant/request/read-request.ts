import { DOMAINS } from '../domains/all.ts'
import type { Domain } from '../domains/domain.ts'
import { CALLED, type Kind } from '../kinds/kind.ts'
import type { Language } from '../known-question.ts'
import { asWords } from '../plain-text.ts'
import type { About } from '../shape.ts'
import { WANTS } from './asker.ts'
import { withoutCircumstances } from './circumstances.ts'
import { domainOf } from './find-domain.ts'
import { habitIn } from './habit-in.ts'
import { kindOf } from './kind-of.ts'
import { type Manner, mannerIn } from './manner.ts'
import { headOf } from './nouns.ts'
import { ownField, ownThingIn } from './own-thing.ts'
import { isOfPeople } from './people.ts'
import { personPhrase, phraseFor } from './phrase-for.ts'
import { runBy, saysAbout, subjectText } from './subject-text.ts'

/** What somebody wants a survey to be about, and how. */
export interface Request {
  subject: string
  kind: Kind
  domain: Domain | null
  manner: Manner
  about: (language: Language) => About
}

interface Told {
  title: string
  description: string
}

const CLAUSE_WANTED =
  /(?<!\p{L})(?:know|find out|ask(?: about)?|wissen|herausfinden|erfahren|saber|averiguar|conocer),?\s(?:(?:about|from \p{L}+)\s)?((?:how|wie|cómo)\s.{3,120})/iu

/** A title names the subject; where it names only people or nothing, the description does. */
function subjectOf({ title, description }: Told, language: Language): string {
  const titled = subjectText(title, language)
  const told = withoutCircumstances(description)
  const described =
    told && saysAbout(told, language)
      ? subjectText(told, language)
      : (CLAUSE_WANTED.exec(description)?.[1] ?? null)
  if (!titled)
    return (
      described ??
      runBy(description) ??
      subjectText(description, language) ??
      asWords(title.replace(/[[\]|]/gu, ' '), 80)
    )
  if (described && isOfPeople(titled) && !domainOf(titled, language)) return described
  if (
    described &&
    !domainOf(titled, language) &&
    domainOf(described, language) &&
    WANTS.test(description) === false
  )
    return described.split(/\s+/u).length <= 6 ? described : titled
  return titled
}

/** “how well do you know Anna”. */
const KNOWN =
  /(?:how well do (?:you|we) (?:really )?know|wie gut (?:kennst du|kennt ihr)|(?:cuánto|cómo de bien) (?:conoces|conocéis) a|what do you think (?:of|about))\s(\p{Lu}\p{Ll}{2,})$/u

const SERVED: readonly Kind[] = ['place', 'service', 'group', 'event planned', 'event past']

/** Something of the asker's that others judge, or a habit that somebody watches in themselves. */
function ofTheAsker(all: string, language: Language): Request | null {
  const thing = ownThingIn(all, language)
  if (thing) {
    const domain = ownField(thing, language)
    const noun = headOf(thing, language)?.is
    const kind = domain ? null : kindOf(thing, thing, domainOf(thing, language), language)
    if (!domain && (noun === 'service' || noun === 'group' || noun === 'place')) return null
    if (kind && SERVED.includes(kind)) return null
    const about = (spoken: Language): About =>
      spoken === language
        ? { phrase: thing, language }
        : { phrase: domain?.name[spoken] ?? CALLED['own thing'][spoken], language: spoken }
    return { subject: thing, kind: 'own thing', domain, manner: mannerIn(all), about }
  }
  const habit = habitIn(all)
  if (!habit) return null
  const about = (spoken: Language): About => ({ phrase: CALLED.habit[spoken], language: spoken })
  return { subject: habit, kind: 'habit', domain: null, manner: mannerIn(all), about }
}

export function readRequest(told: Told, language: Language): Request {
  const whole = subjectOf(told, language)
  const known = KNOWN.exec(whole)?.[1]
  const subject = known ?? whole
  const all = `${told.title}. ${told.description}`
  const own = ofTheAsker(all, language)
  if (own) return own
  const found = domainOf(subject, language)
  // “my grandma Rose” is a person before she is family.
  const isPerson =
    known !== undefined || (personPhrase(subject, language) !== null && !(found && DOMAINS.includes(found)))
  const domain = isPerson ? null : found
  const kind = isPerson ? 'person' : kindOf(subject, all, domain, language)
  const isLoose = kind === 'change' && domain !== null && !DOMAINS.includes(domain)
  const fitting = kind === 'asker' || isLoose ? null : domain
  return {
    subject,
    kind,
    domain: fitting,
    manner: mannerIn(all),
    about: (spoken) => phraseFor(subject, kind, fitting, language, spoken),
  }
}
