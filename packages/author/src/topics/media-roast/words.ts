import type { Spoken } from '../../writing/wordings.ts'

/** How the writer is spoken of, where the export says it. */
export type Pronoun = 'he' | 'she' | 'they' | null

/** What stands between the posts. A noun comes with its article; `n` is a number in words. */
interface Words {
  title: string
  /** Somebody with what they do for a living, as its third person says it. */
  who: (name: string, does: string) => string
  /** The things, and how many more charges follow that have no name. */
  charged: (
    who: string,
    things: readonly string[],
    more: [n: number, number: string],
    list: (items: readonly string[]) => string,
  ) => string
  evidence: (name: string) => string
  /** Whoever is or was never late. */
  punctual: (name: string, pronoun: Pronoun, isNow: boolean) => string
  figures: (n: string, q: string) => string
  /** Before something that was to be ready: how long it was to take. */
  late: (noun: string, span: string) => string
  lateToo: (noun: string) => string
  lateDay: (weekday: string) => string
  kept: (noun: string) => string
  overdue: (days: string) => string
  overdueWeeks: (n: string, weekday: string) => string
  later: (days: string) => string
  none: (noun: string) => string
  saidSo: (name: string, times: string) => string
  noneEither: (noun: string) => string
  decided: (name: string, month: string, isAgain: boolean) => string
  settled: (name: string, month: string, noun: string | null, isAgain: boolean) => string
  clear: (name: string, n: string | null) => string
  versions: (noun: string, times: string) => string
  versionsOf: (year: string, times: string) => string
  versionsBare: (n: string) => string
  thirdParty: (who: string) => string
  terse: (name: string, from: string, to: string) => string
  counted: (noun: string, first: [string, number], last: [string, number]) => string
  onlyLoud: (posts: string) => string
  withdrawn: (noun: string) => string
  withdrawnBare: (name: string) => string
  rule: (name: string, noun: string | null) => string
  /** The same sentence, so much later. */
  again: (gap: string) => string
  placed: (ordinal: string) => string
  /** One sentence again and again. */
  refrain: (q: string, n: string) => string
  refrainToo: (q: string, n: string) => string
  refrainSome: (q: string, n: string, shown: string) => string
  differs: string
  back: (noun: string) => string
  backTo: { boast: string; rule: string; decision: (month: string) => string }
  opinion: (who: string, years: string) => string
  present: (who: string) => string
  leaves: (who: string) => string
}

const isPlural = (noun: string) => /[^s]s$/.test(noun)
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** “del cazo”, “de la tanda”. */
const de = (noun: string) => (noun.startsWith('el ') ? `del ${noun.slice(3)}` : `de ${noun}`)
/** Without its article. */
const bare = (noun: string) => noun.replace(/^(?:the|el|la|los|las|der|die|das) /, '')
const NO_GERMAN: Record<string, string> = { der: 'keinen', die: 'keine', das: 'kein' }
const OWN = { he: 'his', she: 'her', they: 'their' }

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'On the evidence',
    who: (name, does) => `${name}, who ${does},`,
    charged: (who, things, [n, number], list) =>
      `${who} answers for ${list(n > 0 ? [...things, `${number} other ${n === 1 ? 'matter' : 'matters'}`] : things)}.`,
    evidence: (name) => `The case against ${name}, as posted by ${name}.`,
    punctual: (name, pronoun, isNow) =>
      `${pronoun ? `By ${OWN[pronoun]} own account` : 'On the record,'} ${name} ${isNow ? 'is' : 'was'} never late.`,
    figures: (n, q) => `It is ${q} in ${n} posts. In one it is not.`,
    late: (noun, span) => `${cap(noun)} ${isPlural(noun) ? 'were' : 'was'} to take ${span}.`,
    lateToo: (noun) => `There was a date for ${noun} as well.`,
    lateDay: (weekday) => `One thing was to be done on ${weekday}.`,
    kept: (noun) => `In fairness, ${noun} ${isPlural(noun) ? 'were' : 'was'} announced and done in time.`,
    overdue: (days) => `${days} days late`,
    overdueWeeks: (n, weekday) => `${n} ${weekday}s late`,
    later: (days) => `${days} days later`,
    none: (noun) => `There ${isPlural(noun) ? 'were' : 'was'} to be no ${bare(noun)}.`,
    saidSo: (name, times) => `${name} said so ${times}.`,
    noneEither: (noun) => `Nor ${isPlural(noun) ? 'were' : 'was'} there to be any ${bare(noun)}.`,
    decided: (name, month, isAgain) => `In ${month} ${name} took ${isAgain ? 'another' : 'a'} decision.`,
    settled: (name, month, noun, isAgain) =>
      `In ${month} ${name} settled ${noun ? `the matter of ${noun}` : isAgain ? 'something else' : 'something for good'}.`,
    clear: (name, n) => `${name} would like ${n ?? 'one'} ${n ? 'things' : 'thing'} to be clear.`,
    versions: (noun, times) => `${cap(noun)} has been explained ${times}.`,
    versionsOf: (year, times) => `What happened in ${year} has been told ${times}.`,
    versionsBare: (n) => `The next story exists in ${n} versions.`,
    thirdParty: (who) => `Then there is ${who}.`,
    terse: (name, from, to) => `From ${from} to ${to} this is all that ${name} had to say.`,
    counted: (noun, [first, from], [last, to]) => `In ${from} it was ${first} ${noun}; in ${to}, ${last}.`,
    onlyLoud: (posts) => `There is one exclamation mark in ${posts} posts.`,
    withdrawn: (noun) => `A correction was issued about ${noun}.`,
    withdrawnBare: (name) => `${name} has been known to take things back.`,
    rule: (name, noun) => (noun ? `${name} has a rule about ${noun}.` : `${name} has a rule.`),
    again: (gap) => `The same again, ${gap}${/ day$/.test(gap) ? '' : ' later'}.`,
    placed: (ordinal) => `There is the matter of ${ordinal} place.`,
    refrain: (q, n) => `One sentence has done for ${n} posts: ${q}.`,
    refrainToo: (q, n) => `Another has done for ${n}: ${q}.`,
    refrainSome: (q, n, shown) => `${q} stands in ${n} posts; ${shown} will do.`,
    differs: 'Then comes one without it.',
    back: (noun) => `Which brings us back to ${noun}.`,
    backTo: {
      boast: 'Which brings us back to never being late.',
      rule: 'Which brings us back to the rule.',
      decision: (month) => `Which brings us back to the decision of ${month}.`,
    },
    opinion: (who, years) => `${who} has had ${years} years to form an opinion.`,
    present: (who) => `The last two are about ${who}.`,
    leaves: (who) => `Which leaves ${who}.`,
  },
  es: {
    title: 'Según consta',
    who: (name, does) => `${name}, que ${does},`,
    charged: (who, things, [n, number], list) =>
      `${who} responde ${list([...things.map(de), ...(n > 0 ? [`de ${n === 1 ? 'otro asunto' : `otros ${number} asuntos`}`] : [])])}.`,
    evidence: (name) => `El caso contra ${name}, publicado por ${name}.`,
    punctual: (name, _pronoun, isNow) => `Que conste: ${name} nunca ${isNow ? 'llega' : 'llegó'} tarde.`,
    figures: (n, q) => `En ${n} publicaciones son ${q}. En una, no.`,
    late: (noun, span) => `Lo ${de(noun)} era cosa de ${span}.`,
    lateToo: (noun) => `También lo ${de(noun)} tenía fecha.`,
    lateDay: (weekday) => `Una cosa era para el ${weekday}.`,
    kept: (noun) => `Para ser justos: lo ${de(noun)} se anunció y se cumplió a tiempo.`,
    overdue: (days) => `${days} días tarde`,
    overdueWeeks: (n, weekday) => `${n} ${/s$/.test(weekday) ? weekday : `${weekday}s`} tarde`,
    later: (days) => `${days} días después`,
    none: (noun) => `De ${bare(noun)}, nada.`,
    saidSo: (name, times) => `${name} lo dijo ${times}.`,
    noneEither: (noun) => `De ${bare(noun)}, tampoco.`,
    decided: (name, month, isAgain) => `En ${month} ${name} tomó ${isAgain ? 'otra' : 'una'} decisión.`,
    settled: (name, month, noun, isAgain) =>
      `En ${month} ${name} dejó claro ${noun ? `lo ${de(noun)}` : isAgain ? 'otro asunto' : 'un asunto'}.`,
    clear: (name, n) => `${name} quiere aclarar ${n ? `${n} cosas` : 'una cosa'}.`,
    versions: (noun, times) => `Lo ${de(noun)} se ha explicado ${times}.`,
    versionsOf: (year, times) => `Lo de ${year} se ha contado ${times}.`,
    versionsBare: (n) => `De la historia que sigue hay ${n} versiones.`,
    thirdParty: (who) => `Y luego está ${who}.`,
    terse: (name, from, to) => `Del ${from} al ${to}, esto es todo lo que ${name} tuvo que decir.`,
    counted: (noun, [first, from], [last, to]) => `En ${from} fueron ${first} ${noun}; en ${to}, ${last}.`,
    onlyLoud: (posts) => `En ${posts} publicaciones hay un solo signo de exclamación.`,
    withdrawn: (noun) => `Sobre ${noun} hubo una rectificación.`,
    withdrawnBare: (name) => `${name} sabe rectificar.`,
    rule: (name, noun) => (noun ? `${name} tiene una regla para ${noun}.` : `${name} tiene una regla.`),
    again: (gap) => `Lo mismo, ${gap}${/ justos$/.test(gap) ? '' : ' después'}.`,
    placed: (ordinal) => `Está el asunto del ${ordinal} lugar.`,
    refrain: (q, n) => `Una sola frase ha servido para ${n} publicaciones: ${q}.`,
    refrainToo: (q, n) => `Otra ha servido para ${n}: ${q}.`,
    refrainSome: (q, n, shown) => `${q} está en ${n} publicaciones; con ${shown} basta.`,
    differs: 'Luego viene una sin ella.',
    back: (noun) => `Y así volvemos a ${noun}.`.replace(' a el ', ' al '),
    backTo: {
      boast: 'Y así volvemos a lo de no llegar tarde.',
      rule: 'Y así volvemos a la regla.',
      decision: (month) => `Y así volvemos a la decisión de ${month}.`,
    },
    opinion: (who, years) => `${who} ha tenido ${years} años para formarse una opinión.`,
    present: (who) => `Las dos últimas hablan de ${who}.`,
    leaves: (who) => `Queda ${who}.`,
  },
  de: {
    title: 'Laut Akte',
    who: (name, does) => `${name} ${does};`,
    charged: (who, things, [n, number], list) =>
      `${who} zur Sache: ${list(n > 0 ? [...things, n === 1 ? 'noch etwas' : `${number} weitere Punkte`] : things)}.`,
    evidence: (name) => `Was gegen ${name} vorliegt, hat ${name} selbst geschrieben.`,
    punctual: (name, _pronoun, isNow) => `Laut ${name} ${isNow ? 'kommt' : 'kam'} ${name} nie zu spät.`,
    figures: (n, q) => `In ${n} Beiträgen sind es ${q}. In einem nicht.`,
    late: (noun, span) => `${cap(noun)}: veranschlagt mit ${span}.`,
    lateToo: (noun) => `Auch für ${bare(noun)} gab es ein Datum.`,
    lateDay: (weekday) => `Eine Sache war für ${weekday} versprochen.`,
    kept: (noun) => `Gerechterweise: ${bare(noun)} war angekündigt und wurde rechtzeitig fertig.`,
    overdue: (days) => `${days} Tage zu spät`,
    overdueWeeks: (n, weekday) => `${n} ${weekday}e zu spät`,
    later: (days) => `${days} Tage später`,
    none: (noun) => {
      const article = NO_GERMAN[noun.split(' ')[0] ?? '']
      return article ? `Es sollte ${article} ${bare(noun)} geben.` : `${cap(noun)} kamen nicht in Frage.`
    },
    saidSo: (name, times) => `Das hat ${name} ${times} gesagt.`,
    noneEither: (noun) => `Auch nicht: ${bare(noun)}.`,
    decided: (name, month, isAgain) =>
      `Im ${month} hat ${name} ${isAgain ? 'noch etwas' : 'etwas'} beschlossen.`,
    settled: (name, month, noun, isAgain) =>
      `Im ${month} hat ${name} ${noun ? `die Sache mit ${bare(noun)}` : isAgain ? 'noch etwas' : 'etwas'} geklärt.`,
    clear: (name, n) => `${name} möchte ${n ? `${n} Dinge` : 'etwas'} klarstellen.`,
    versions: (noun, times) => `${cap(noun)}: ${times} erklärt.`,
    versionsOf: (year, times) => `Was ${year} war, ist ${times} erzählt worden.`,
    versionsBare: (n) => `Von der nächsten Geschichte gibt es ${n} Fassungen.`,
    thirdParty: (who) => `Und dann ist da ${who}.`,
    terse: (name, from, to) => `Vom ${from} bis zum ${to} hatte ${name} nur dies zu sagen.`,
    counted: (noun, [first, from], [last, to]) => `${from} waren es ${first} ${noun}, ${to} dann ${last}.`,
    onlyLoud: (posts) => `In ${posts} Beiträgen steht ein einziges Ausrufezeichen.`,
    withdrawn: (noun) => `Zu ${bare(noun)} gab es eine Berichtigung.`,
    withdrawnBare: (name) => `${name} kann auch zurücknehmen.`,
    rule: (name, noun) =>
      noun ? `${cap(noun)}: eine Frage des Grundsatzes.` : `${name} hat einen Grundsatz.`,
    again: (gap) => `Dasselbe noch einmal, ${gap} später.`,
    placed: (ordinal) => `Zum Thema: der ${ordinal} Platz.`,
    refrain: (q, n) => `Ein Satz hat für ${n} Beiträge gereicht: ${q}.`,
    refrainToo: (q, n) => `Ein anderer für ${n}: ${q}.`,
    refrainSome: (q, n, shown) => `${q} steht in ${n} Beiträgen; ${shown} genügen.`,
    differs: 'Dann kommt einer ohne ihn.',
    back: (noun) => `Womit wir wieder beim Thema ${bare(noun)} wären.`,
    backTo: {
      boast: 'Womit wir wieder bei der Pünktlichkeit wären.',
      rule: 'Womit wir wieder beim Grundsatz wären.',
      decision: (month) => `Womit wir wieder beim Beschluss vom ${month} wären.`,
    },
    opinion: (who, years) => `${who} hatte ${years} Jahre Zeit, sich ein Bild zu machen.`,
    present: (who) => `Die letzten beiden handeln von ${who}.`,
    leaves: (who) => `Bleibt ${who}.`,
  },
}
