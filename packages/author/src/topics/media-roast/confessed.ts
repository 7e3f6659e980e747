import { compareIn } from '../../reading/in-order.ts'

import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isThanks } from '../../writing/greeting.ts'
import { wordCount } from '../../writing/telling.ts'
import { withArticle } from '../../writing/with-article.ts'
import type { Spoken } from '../../writing/wordings.ts'
import { isPassedOn } from '../common/passed-on.ts'
import { type Exhibit, inTime, isComic } from './exhibit.ts'

/** What people own up to, unasked. */
interface Matter {
  /** What is no such thing, though it says so: whoever was first tells of who was second. */
  not?: RegExp
  name: Record<Spoken, string>
  says: Record<Spoken, RegExp>
}

/** One of each. */
const OTHER: Record<Spoken, string> = {
  en: 'the confessions',
  es: 'las confesiones',
  de: 'die Geständnisse',
}

const MATTERS: readonly Matter[] = [
  {
    not: /FIRST|(?<!\p{L})(?:I won|we won|champion\p{L}*|ganamos|campeon\p{L}*|gewonnen|Sieger|ICH HAB)(?!\p{L})/u,
    name: { en: 'the defeats', es: 'las derrotas', de: 'die Niederlagen' },
    says: {
      en: /(?<!\p{L})(?:(?:came|finished|I['’]m|was) (?:dead )?(?:last|second|third|fourth|fifth|sixth|\dth)|(?:second|third|fourth|fifth|last|silver|bronze)(?: again)?[.!,]|disqualified|beaten by|beat me|lost (?:by|to|again|the (?:final|quiz|bet|toss))|we lost|I lost (?:to|by|again)|knocked out|wooden spoon)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:(?:qued[éoa]m?o?s?|llegué|salí|terminé) (?:últim[oa]s?|segund[oa]s?|tercer[oa]s?|cuart[oa]s?|afuera|fuera)|perdimos|perdí (?:por|contra|otra|con)|descalificad[oa]s?|nos ganaron|me ganó|me ganaron|eliminad[oa]s)(?!\p{L})/iu,
      de: /(?<!\p{L})(?:(?:ich|wir) (?:(?:wieder|bin|wurde|sind|wurden|nur) )*(?:letzte[rn]?|zweite[rn]?|dritte[rn]?|vierte[rn]?|fünfte[rn]?)|disqualifiziert|(?:haben|hab|habe) (?:\p{L}+ ){0,3}verloren|(?:gegen|vom|von) \p{Lu}\p{L}+ geschlagen|rausgeflogen|ausgeschieden)(?!\p{L})/iu,
    },
  },
  {
    name: { en: 'the kitchen', es: 'la cocina', de: 'die Küche' },
    says: {
      en: /(?<!\p{L})(?:burnt (?:the (?!backs? )|it|my (?!back|knee|neck|nose)|dinner|tea|toast)|burned (?:the|it|my|dinner)|flopped|boil them in|jars of tar|caught on the bottom|smoke alarm|(?:cake|loaf|bread|pav|scones?|pudding|soufflé|dinner|roast|batch) (?:\p{L}+ ){0,3}(?:sank|died|brick|raw|black|charcoal|inedible)|shingle the|salt instead|(?:dog|hens?|birds|seagulls?) (?:wouldn['’]?t|wont|refused)(?: even)? (?:eat|touch))(?!\p{L})/iu,
      es: /(?<!\p{L})(?:se me (?:quem[óa]r?o?n?|pasó|pegó|bajó|cortó|salaron)|quemé|me quedó (?:crud[oa]|salad[oa]|dur[oa]|como)|carbón|ni el perro)(?!\p{L})/iu,
      de: /(?<!\p{L})(?:angebrannt|verbrannt|versalzen|eingefallen|zusammengefallen|(?:außen|eine Ladung) schwarz|(?:innen|eine Ladung) roh|steinhart|Rauchmelder|(?:nicht|nich) mal der Hund|überm? ?Herd)(?!\p{L})/iu,
    },
  },
  {
    name: { en: 'the portions', es: 'las porciones', de: 'die Portionen' },
    says: {
      en: /(?<!\p{L})(?:I ate (?:it|them|the|all|both|half|four|five|six|\d+)|ate (?:the lot|it all|it anyway|them all|both)|had (?:three|four|five|two) (?:helpings|slices|bowls|pieces)|top button|seconds and thirds|polished off|nearly gone|no leftovers)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:me com[íi] (?:\p{L}+ ){0,2}(?:dos|tres|cuatro|cinco|toda?|todos|todas|medi[oa]|entera?)|repetí (?:dos|tres)|no sobró nada|me zamp[éo]|me desabroché)(?!\p{L})/iu,
      de: /(?<!\p{L})(?:(?:alle|beide|alles|ganz|drei|vier) (?:\p{L}+ )?(?:gegessen|aufgegessen|verputzt|verdrückt)|Hose (?:zwickt|kneift|auf)|dritte[rs]? (?:Stück|Portion|Teller))(?!\p{L})/iu,
    },
  },
  {
    name: { en: 'the machines', es: 'los aparatos', de: 'die Technik' },
    says: {
      en: /(?<!\p{L})(?:now what|how do (?:I|you) (?:turn|get|switch|make) (?:this|it)|which button|wrong (?:button|number|photo|person|chat|group)|forgot(?:ten)? my password|autocorrect|reply all|on mute|sat ?nav|I don['’]?t (?:know how|understand) (?:to|this|it)|got me on this)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:no sé (?:cómo|dónde) se|cómo se (?:apaga|quita|usa|pone)|(?:botón|grupo|foto) equivocad[oa]|olvidé la contraseña|el corrector|me metieron (?:a|en) esto|no le entiendo)(?!\p{L})/iu,
      de: /(?<!\p{L})(?:nichts? verstanden|wie geht das|falsche[nrs]? (?:Knopf|Gruppe|Foto|Nummer|Chat)|Passwort vergessen|Autokorrektur|das Navi|wie (?:stellt|macht|schaltet) man)(?!\p{L})/iu,
    },
  },
  {
    name: { en: 'the clock', es: 'el reloj', de: 'die Uhr' },
    says: {
      en: /(?<!\p{L})(?:slept in|overslept|missed (?:the|my) (?:bus|train|ferry|flight|tram)|forgot (?:the|my|our|to|it)|wrong day|a day early|an hour early|(?:days?|weeks?|months?|years?) late)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:me quedé dormid[oa]|se me (?:olvidó|pasó la hora|fue el (?:bus|tren|camión|colectivo))|perdí el (?:bus|tren|camión|avión|colectivo)|llegué tarde|un día antes|una hora antes)(?!\p{L})/iu,
      de: /(?<!\p{L})(?:verschlafen|(?:Bus|Zug|Bahn|Fähre|Flieger) verpasst|(?:hab|habe|haben) (?:\p{L}+ ){0,4}vergessen|einen Tag zu früh|eine Stunde zu früh|zu spät gekommen)(?!\p{L})/iu,
    },
  },
  {
    name: { en: 'the witnesses', es: 'los testigos', de: 'die Zeugen' },
    says: {
      en: /(?<!\p{L})\p{Lu}\p{Ll}+ (?:says|said|reckons|tells me|informs me) (?:that )?(?:I['’]?m |I |I['’]ve |my |you['’]?re )/u,
      es: /(?<!\p{L})\p{Lu}\p{Ll}+ (?:dice|dijo|asegura) que (?:soy|estoy|parezco|ronco|no sé|nunca|siempre|yo|mi )/u,
      de: /(?<!\p{L})\p{Lu}\p{Ll}+ (?:sagt|meint|behauptet)[,:]? (?:dass )?ich(?!\p{L})/u,
    },
  },
  {
    name: OTHER,
    says: {
      en: /(?<!\p{L})(?:I stand corrected|I was wrong|my (?:own )?fault|like a fool|like an idiot|I apologi[sz]e|I['’]?m not sorry|I take it back|I (?:did|do) not|guilty|I pretended|don['’]?t tell (?:him|her|anyone|them|mum|my)|I pretended|why did I|I asked for it|serves me right|I can['’]?t (?:knit|cook|sing|swim|drive|dance|draw|iron|sew|read a map))(?!\p{L})/iu,
      es: /(?<!\p{L})(?:me equivoqué|lo reconozco|lo admito|culpa mía|mi culpa|como (?:un|una) tont[oa]|no me arrepiento|no le digan|me achiqué|confieso|no sé (?:cocinar|cantar|nadar|bailar|manejar|coser))(?!\p{L})/iu,
      de: /(?<!\p{L})(?:ich geb(?:e|s)? ?(?:['’]?s|es)? zu|hab(?:e)? mich geirrt|selber schuld|selbst schuld|meine Schuld|wie (?:ein|der letzte) Depp|tut mir nicht leid|nicht weitersagen|ich kann nicht (?:kochen|singen|schwimmen|tanzen|stricken|nähen)|Einspruch (?:eingelegt|abgelehnt))(?!\p{L})/iu,
    },
  },
]

const LONGEST = 60
/** Whom nobody knows cannot be laughed with. */
const OPENS_ON = /^(?:he|she|it|they|his|her|él|ella|er|sie|es)(?:['’]s)?(?!\p{L})/iu
const SHORTEST = 4
const MOST = 3
const LEAST = 2
/** Below what carries a piece: it makes one whole, and is no reason for one. */
const WEIGHT = 1

/** What somebody has owned up to in writing, by what it was about: two posts and more of a matter, the best of them. */
export function confessed(d: Dossier): Exhibit[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const order = compareIn(d.posts)
  const taken = new Set<number>()
  const lost = contest(d)
  for (const a of lost?.acts ?? []) taken.add(a.post)
  const single: number[] = []
  const told = inTime(d).filter(({ text }) => {
    const n = wordCount(text)
    return n >= SHORTEST && n <= LONGEST
  })
  const own: Exhibit[] = MATTERS.flatMap(({ name, says, not }) => {
    const found = told.filter(({ id, text }) => {
      if (taken.has(id) || !says[d.spoken].test(text) || not?.test(text)) return false
      return isComic(d, id) && !OPENS_ON.test(text) && !isThanks(text) && !isPassedOn(d, id)
    })
    if (found.length < LEAST) {
      for (const { id } of found) single.push(id)
      return []
    }
    const best = found
      .sort((a, b) => (lines.get(b.id) ?? 0) - (lines.get(a.id) ?? 0) || order(a.id, b.id))
      .slice(0, MOST)
      .sort((a, b) => order(a.id, b.id))
    for (const { id } of best) taken.add(id)
    return [
      {
        kind: 'confessed' as const,
        acts: best.map(({ id }) => wholeAct(d, id)),
        noun: name[d.spoken],
        line: null,
        beside: new Map(),
        n: best.length,
        weight: WEIGHT + best.length * 0.05,
      },
    ]
  })
  const rest = [...new Set(single)].filter((id) => !taken.has(id)).sort(order)
  if (rest.length >= LEAST && !own.some((x) => x.noun === OTHER[d.spoken]))
    own.push({
      kind: 'confessed',
      acts: rest.slice(0, MOST).map((id) => wholeAct(d, id)),
      noun: OTHER[d.spoken],
      line: null,
      beside: new Map(),
      n: rest.length,
      weight: WEIGHT,
    })
  return lost ? [lost, ...own] : own
}

const LOSSES = 3
const SHOWN = 5

/** “Bronze.” – “Disqualified.” – “Silver.”: a contest that is lost year after year, from how it began. */
function contest(d: Dossier): Exhibit | null {
  const [defeats] = MATTERS
  for (const saga of d.sagas) {
    const acts = saga.acts.filter((a) => isComic(d, a.post) && wordCount(d.wordsOf(a)) <= LONGEST)
    const isLost = (text: string) =>
      (defeats?.says[d.spoken].test(text) ?? false) && !defeats?.not?.test(text)
    const lost = acts.filter((a) => isLost(d.post(a.post)?.text ?? ''))
    const first = acts[0]
    if (lost.length < LOSSES || !first || lost.length < acts.length / 3) continue
    const shown = [...new Set([first, ...lost])].slice(0, SHOWN)
    return {
      kind: 'confessed',
      acts: shown.map((a) => wholeAct(d, a.post)),
      noun: withArticle(d, saga.subject) ?? defeats?.name[d.spoken] ?? null,
      line: null,
      beside: new Map(),
      n: shown.length,
      weight: WEIGHT + 0.2,
    }
  }
  return null
}
