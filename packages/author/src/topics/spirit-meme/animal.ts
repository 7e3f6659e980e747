import { fold, kindOfNoun } from '@youzine/words'
import { wordsOf } from '../../reading/tokens.ts'
import type { Acquaintance, Act, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { echoesMourning } from '../../writing/mourning-echo.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { withArticle } from '../../writing/with-article.ts'
import { isFirm } from '../common/firm.ts'

export interface OwnAnimal {
  who: Acquaintance
  acts: Act[]
  /** The story that is the animal's own, where there is one. */
  saga: Saga | null
}

/** Fewer are no page of a magazine; whoever asks for it gets it from three on. */
export const SIGHTINGS = 4
export const ASKED = 3

/** A story is an animal's own where it is called by its name; one that it walks through is somebody else's. */
export const isOf = (saga: Saga, who: Acquaintance) =>
  [who.name, ...who.aliases].some((n) => saga.subject.toLowerCase().includes(n.toLowerCase()))

export const animalsOf = (d: Dossier) => d.stories.people.filter((p) => p.kind === 'animal' && !p.isTender)

/** An animal with a story of its own in the posts, alive in all of it, and named in each of them. */
export function ownAnimal(d: Dossier, sagas: readonly Saga[], least = ASKED): OwnAnimal | null {
  const found = animalsOf(d)
    .map((who): OwnAnimal => {
      const saga = sagas.find((s) => isOf(s, who) && actsIn(d, s, 'clear')) ?? null
      const told = saga ? (actsIn(d, saga, 'clear') ?? []) : []
      const posts = who.posts.filter((id) => d.clear(id)).map((id) => wholeAct(d, id))
      const acts = (told.length > posts.length ? told : posts).filter(
        (a) => isAbout(d, who, a) && !isShadowed(d, a.post) && d.day(a.post) > 0,
      )
      return {
        who,
        saga,
        acts: endedWell(d, acts.sort((a, b) => d.day(a.post) - d.day(b.post)).slice(0, MOST)),
      }
    })
    .filter((a) => a.acts.length >= least)
    .sort((a, b) => b.acts.length - a.acts.length || (a.who.name < b.who.name ? -1 : 1))
  return found[0] ?? nameless(d, sagas, least)
}

/** It does not end on words of mourning. */
function endedWell(d: Dossier, acts: readonly Act[]): Act[] {
  const end = acts.findLastIndex((a) => !echoesMourning(d, a.post))
  return acts.slice(0, end + 1)
}

/** What it is called by, and what it is. */
export const formsOf = (who: Acquaintance) => ({
  names: [who.name, ...who.aliases],
  kinds: who.roles.flatMap((r) => wordsOf(r.role).slice(-1)),
})

/** It says what the animal is, or one of its sentences begins with it; one that it only walks through is not about it. */
function isAbout(d: Dossier, who: Acquaintance, act: Act): boolean {
  const { names, kinds } = formsOf(who)
  const spans = d.sentences(act.post).filter((s) => s.from >= act.from && s.from < act.to)
  const holds = (text: string) => names.some((n) => text.includes(n))
  return (
    spans.some((s) => holds(s.text)) &&
    (holds(spans[0]?.text ?? '') ||
      spans.some(
        (s) =>
          kinds.some((k) => s.text.toLowerCase().includes(k)) ||
          names.some((n) => s.text.replace(/^(?:The|El|La|Der|Die) /, '').startsWith(n)),
      ))
  )
}

/** The story of an animal that is called by what it is: the goose, the hens. */
export const isOfAnimal = (d: Dossier, saga: Saga): boolean =>
  (saga.kind === 'object' || saga.kind === 'thread') &&
  isFirm(d, saga, actsIn(d, saga, 'clear') ?? []) &&
  wordsOf(saga.subject).some((w) => isAnimal(w))

const isAnimal = (word: string) =>
  [word, word.replace(/e?s$/, '')].some((w) => kindOfNoun(fold(w)) === 'animal' || OTHERS.has(fold(w)))

const OTHERS = new Set(
  'hen cockerel rooster goose gander duck donkey pony goat pig cow bee monkey fox seagull gull pigeon crow magpie heron hedgehog squirrel tortoise robin swan sheep gallina gallo ganso pato burro cabra cerdo vaca abeja mono zorro gaviota paloma cuervo tortuga oveja gans ganter huhn huhner hahn ente esel ziege schwein kuh biene bienen affe fuchs mowe taube krahe elster igel eichhornchen schaf'.split(
    ' ',
  ),
)

function nameless(d: Dossier, sagas: readonly Saga[], least: number): OwnAnimal | null {
  const saga = sagas.find((s) => isOfAnimal(d, s))
  const isNamed = (a: Act) => wordsOf(d.wordsOf(a)).some(isAnimal)
  const light = (saga ? (actsIn(d, saga, 'clear') ?? []) : []).filter(
    (a) => isNamed(a) && !isShadowed(d, a.post),
  )
  const acts = endedWell(d, light)
  if (!saga || acts.length < least) return null
  const name = withArticle(d, saga.subject) ?? saga.subject
  return {
    who: {
      name,
      fullName: name,
      aliases: [],
      kind: 'animal',
      roles: [],
      pronoun: null,
      posts: acts.map((a) => a.post),
      speech: [],
      unclear: 0,
      acts: [],
      isTender: false,
      isParted: false,
    },
    saga,
    acts,
  }
}

const MOST = 10
