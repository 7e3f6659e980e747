import type { Spoken } from '../../writing/wordings.ts'

/** How the writer is spoken of, where the export says it. */
export type Pronoun = 'he' | 'she' | 'they' | null

/** What stands between the posts. A noun comes with its article; `n` is a number in words. */
interface Words {
  title: string
  /** Whoever has no name. */
  accused: string
  /** Somebody with what they do for a living, as its third person says it. */
  who: (name: string, does: string) => string
  inWriting: (who: string | null) => string
  /** What somebody did for a living, and that they were never late at it, before they retired. */
  retired: (did: string) => string
  charge: (at: number, what: 'time' | 'promise' | 'truth') => string

  /** Before the posts: a charge, which leaves what became of it to them. */
  punctual: (name: string, pronoun: Pronoun, isNow: boolean) => string
  late: (noun: string, span: string) => string
  lateToo: (noun: string) => string
  lateDay: (weekday: string) => string
  none: (noun: string) => string
  noneEither: (noun: string) => string
  witnessed: string
  decided: (name: string, month: string, isAgain: boolean) => string
  settled: (name: string, month: string, noun: string | null, isAgain: boolean) => string
  clear: (name: string) => string
  clearToo: readonly string[]
  ask: (name: string, noun: string) => string
  askYear: (name: string, year: string) => string
  askOthers: (name: string) => string
  outburst: string
  stated: (name: string, month: string) => string
  rule: (name: string, noun: string | null) => string
  observed: (name: string, month: string) => string
  thereIs: (noun: string) => string
  thereIsToo: (noun: string) => string
  unchanged: (name: string) => string
  temporary: string
  lent: string
  onRecord: (name: string, month: string) => string
  view: (name: string, month: string) => string
  back: (noun: string) => string
  backTo: {
    boast: string
    rule: string
    loan: string
    decision: (month: string) => string
    month: (month: string) => string
  }
  opinion: (who: string, years: string) => string
  defence: (who: string) => string
  leaves: (who: string) => string
  /** Before what needs no charge: beside others, or where there is nothing else. */
  considered: string
  evidence: string

  /** Beside a post. */
  overdue: (days: string) => string
  overdueWeeks: (n: string, weekday: string) => string
  later: (days: string) => string

  sameYear: (year: string) => string
  changing: (noun: string, values: readonly string[]) => string
  onlyLoud: (posts: string) => string
  wordForWord: (gap: string) => string
  complaint: (words: string) => string

  /** The last word. */
  guilty: (days: string | null) => string
  released: (who: string) => string
}

const isPlural = (noun: string) => /[^s]s$/.test(noun)
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** “del cazo”, “de la tanda”. */
const de = (noun: string) => (noun.startsWith('el ') ? `del ${noun.slice(3)}` : `de ${noun}`)
/** Without its article. */
const bare = (noun: string) => noun.replace(/^(?:the|el|la|los|las|der|die|das) /, '')
const ONE_GERMAN: Record<string, string> = { der: 'Ein', die: 'Eine', das: 'Ein' }
const OWN = { he: 'his', she: 'her', they: 'their' }

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'On the evidence',
    accused: 'the accused',
    who: (name, does) => `${name}, who ${does},`,
    inWriting: (who) =>
      `The case${who ? ` against ${who.replace(/,$/, '')}` : ''}, in the words of the accused.`,
    charge: (at, what) =>
      `${['First', 'Second', 'Third'][at]} charge: ${{ time: 'punctuality', promise: 'promises', truth: 'the truth' }[what]}.`,
    retired: (did) => `${did} and was never late. The case against, in the words of the accused.`,
    punctual: (name, pronoun, isNow) =>
      `${pronoun ? `By ${OWN[pronoun]} own account` : 'On the record,'} ${name} ${isNow ? 'is' : 'was'} never late.`,
    late: (noun, span) => `${cap(noun)} ${isPlural(noun) ? 'were' : 'was'} to take ${span}.`,
    lateToo: (noun) => `There was a date for ${noun} as well.`,
    lateDay: (weekday) => `One thing was to be done on ${weekday}.`,
    none: (noun) =>
      isPlural(noun)
        ? `${cap(bare(noun))} were out of the question.`
        : `${/^[aeiou]/.test(bare(noun)) ? 'An' : 'A'} ${bare(noun)} was out of the question.`,
    noneEither: (noun) => `Nor ${isPlural(noun) ? 'were' : 'was'} there to be any ${bare(noun)}.`,
    witnessed: 'The next one has witnesses.',
    decided: (name, month, isAgain) => `In ${month} ${name} took ${isAgain ? 'another' : 'a'} decision.`,
    settled: (name, month, noun, isAgain) =>
      `In ${month} ${name} settled ${noun ? `the matter of ${noun}` : isAgain ? 'something else' : 'something for good'}.`,
    clear: (name) => `${name} would like one thing to be clear.`,
    clearToo: ['So should this be.', 'And this.'],
    ask: (name, noun) => `Ask ${name} about ${noun}. Then ask again.`,
    askYear: (name, year) => `Ask ${name} about ${year}. Then ask again.`,
    askOthers: (name) => `Ask ${name} how it happened. Then ask somebody else.`,
    outburst: 'There has been one outburst.',
    stated: (name, month) => `In ${month} ${name} stated a fact.`,
    rule: (name, noun) => (noun ? `${name} has a rule about ${noun}.` : `${name} has a rule.`),
    observed: (name, month) => `In ${month} ${name} made an observation.`,
    thereIs: (noun) => `Then there ${isPlural(noun) ? 'are' : 'is'} ${noun}.`,
    thereIsToo: (noun) => `Nor should ${noun} be forgotten.`,
    unchanged: (name) => `On one point ${name} has not moved.`,
    temporary: 'It was to be for the time being.',
    lent: 'It was only lent.',
    onRecord: (name, month) => `In ${month} ${name} went on record.`,
    view: (name, month) => `In ${month} ${name} had a view.`,
    back: (noun) => `Which brings us back to ${noun}.`,
    backTo: {
      boast: 'Which brings us back to never being late.',
      rule: 'Which brings us back to the rule.',
      loan: 'Which brings us back to the loan.',
      decision: (month) => `Which brings us back to the decision of ${month}.`,
      month: (month) => `Which brings us back to ${month}.`,
    },
    opinion: (who, years) => `${who} has had ${years} years to form an opinion.`,
    defence: (who) => `For the defence: ${who}.`,
    leaves: (who) => `Which leaves ${who}.`,
    considered: 'Also to be taken into consideration:',
    evidence: 'The evidence:',
    overdue: (days) => `${days} days late`,
    overdueWeeks: (n, weekday) => `${n} ${weekday}s late`,
    later: (days) => `${days} days later`,
    sameYear: (year) => `On the year both agree: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, in the order told: ${values.join(', ')}.`,
    onlyLoud: (posts) => `It is the only one in ${posts} posts.`,
    complaint: (words) => `The complaint, it will be remembered, was this: ${words}`,
    guilty: (days) => `Verdict: guilty${days ? `, and ${days} days late` : ''}.`,
    released: (who) => `Released to ${who}.`,
    wordForWord: (gap) => `Word for word, ${gap}${/ day$/.test(gap) ? '' : ' later'}.`,
  },
  es: {
    title: 'Según consta',
    accused: 'la parte acusada',
    who: (name, does) => `${name}, que ${does},`,
    inWriting: (who) => `Los cargos${who ? ` contra ${who.replace(/,$/, '')}` : ''}, de su puño y letra.`,
    charge: (at, what) =>
      `${['Primer', 'Segundo', 'Tercer'][at]} cargo: ${{ time: 'la puntualidad', promise: 'las promesas', truth: 'la verdad' }[what]}.`,
    retired: (did) => `${did} y nunca llegó tarde. Los cargos, de su puño y letra.`,
    punctual: (name, _pronoun, isNow) => `Que conste: ${name} nunca ${isNow ? 'llega' : 'llegó'} tarde.`,
    late: (noun, span) => `Lo ${de(noun)} era cosa de ${span}.`,
    lateToo: (noun) => `También lo ${de(noun)} tenía fecha.`,
    lateDay: (weekday) => `Una cosa era para el ${weekday}.`,
    none: (noun) => `De ${bare(noun)}, ni hablar.`,
    noneEither: (noun) => `De ${bare(noun)}, tampoco.`,
    witnessed: 'De lo siguiente hay testigos.',
    decided: (name, month, isAgain) => `En ${month} ${name} tomó ${isAgain ? 'otra' : 'una'} decisión.`,
    settled: (name, month, noun, isAgain) =>
      `En ${month} ${name} dejó claro ${noun ? `lo ${de(noun)}` : isAgain ? 'otro asunto' : 'un asunto'}.`,
    clear: (name) => `${name} quiere aclarar una cosa.`,
    clearToo: ['Y otra.', 'Y una más.'],
    ask: (name, noun) => `Pregunten a ${name} por ${noun}. Y luego otra vez.`,
    askYear: (name, year) => `Pregunten a ${name} por ${year}. Y luego otra vez.`,
    askOthers: (name) => `Pregunten a ${name} cómo fue. Y luego a los demás.`,
    outburst: 'Consta un arrebato.',
    stated: (name, month) => `En ${month} ${name} dio un dato.`,
    rule: (name, noun) => (noun ? `${name} tiene una regla para ${noun}.` : `${name} tiene una regla.`),
    observed: (name, month) => `En ${month} ${name} hizo una observación.`,
    thereIs: (noun) => `Y luego está lo ${de(noun)}.`,
    thereIsToo: (noun) => `Tampoco hay que olvidar ${noun}.`,
    unchanged: (name) => `En un punto ${name} no ha cedido.`,
    temporary: 'Iba a ser por un tiempo.',
    lent: 'Era solo un préstamo.',
    onRecord: (name, month) => `En ${month} ${name} lo dejó por escrito.`,
    view: (name, month) => `En ${month} ${name} tenía una opinión.`,
    back: (noun) => `Y así volvemos a ${noun}.`.replace(' a el ', ' al '),
    backTo: {
      boast: 'Y así volvemos a lo de no llegar tarde.',
      rule: 'Y así volvemos a la regla.',
      loan: 'Y así volvemos al préstamo.',
      decision: (month) => `Y así volvemos a la decisión de ${month}.`,
      month: (month) => `Y así volvemos a ${month}.`,
    },
    opinion: (who, years) => `${who} ha tenido ${years} años para formarse una opinión.`,
    defence: (who) => `Por la defensa: ${who}.`,
    leaves: (who) => `Queda ${who}.`,
    considered: 'Consta además en autos:',
    evidence: 'Las pruebas:',
    overdue: (days) => `${days} días tarde`,
    overdueWeeks: (n, weekday) => `${n} ${/s$/.test(weekday) ? weekday : `${weekday}s`} tarde`,
    later: (days) => `${days} días después`,
    sameYear: (year) => `En el año coinciden las dos: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, por orden de relato: ${values.join(', ')}.`,
    onlyLoud: (posts) => `Es el único en ${posts} publicaciones.`,
    complaint: (words) => `La queja, como se recordará, era ésta: ${words}`,
    guilty: (days) => `Veredicto: culpable${days ? `, y con ${days} días de retraso` : ''}.`,
    released: (who) => `Responde ${who}.`,
    wordForWord: (gap) => `Palabra por palabra, ${gap}${/ justos$/.test(gap) ? '' : ' después'}.`,
  },
  de: {
    title: 'Laut Akte',
    accused: 'die angeklagte Person',
    who: (name, does) => `${name}, ${does},`,
    inWriting: (who) => `Die Anklage${who ? ` gegen ${who.replace(/,$/, '')}` : ''}, aus eigener Feder.`,
    charge: (at, what) =>
      `${['Erster', 'Zweiter', 'Dritter'][at]} Anklagepunkt: ${{ time: 'Pünktlichkeit', promise: 'Versprechen', truth: 'die Wahrheit' }[what]}.`,
    retired: (did) => `${did} und kam nie zu spät. Die Anklage, aus eigener Feder.`,
    punctual: (name, _pronoun, isNow) => `Laut ${name} ${isNow ? 'kommt' : 'kam'} ${name} nie zu spät.`,
    late: (noun, span) => `${cap(noun)}: veranschlagt mit ${span}.`,
    lateToo: (noun) => `Auch für ${bare(noun)} gab es ein Datum.`,
    lateDay: (weekday) => `Eine Sache war für ${weekday} versprochen.`,
    none: (noun) => {
      const article = ONE_GERMAN[noun.split(' ')[0] ?? '']
      return article ? `${article} ${bare(noun)} kam nicht in Frage.` : `${cap(noun)} kamen nicht in Frage.`
    },
    noneEither: (noun) => `Auch nicht: ${bare(noun)}.`,
    witnessed: 'Für das Nächste gibt es Zeugen.',
    decided: (name, month, isAgain) =>
      `Im ${month} hat ${name} ${isAgain ? 'noch etwas' : 'etwas'} beschlossen.`,
    settled: (name, month, noun, isAgain) =>
      `Im ${month} hat ${name} ${noun ? `die Sache mit ${bare(noun)}` : isAgain ? 'noch etwas' : 'etwas'} geklärt.`,
    clear: (name) => `${name} möchte etwas klarstellen.`,
    clearToo: ['Und noch etwas.', 'Und dies.'],
    ask: (name, noun) => `Frage an ${name}: ${noun}. Und dann dieselbe Frage noch einmal.`,
    askYear: (name, year) => `Man frage ${name} nach ${year}. Und dann noch einmal.`,
    askOthers: (name) => `Man frage ${name}, wie es war. Und dann die anderen.`,
    outburst: 'Aktenkundig ist ein Ausbruch.',
    stated: (name, month) => `Im ${month} hat ${name} etwas festgestellt.`,
    rule: (name, noun) =>
      noun ? `${cap(noun)}: eine Frage des Grundsatzes.` : `${name} hat einen Grundsatz.`,
    observed: (name, month) => `Im ${month} ist ${name} etwas aufgefallen.`,
    thereIs: (noun) => `Und dann: ${noun}.`,
    thereIsToo: (noun) => `Nicht zu vergessen: ${noun}.`,
    unchanged: (name) => `In einem Punkt bleibt ${name} fest.`,
    temporary: 'Es war nur vorläufig gedacht.',
    lent: 'Es war nur geliehen.',
    onRecord: (name, month) => `Im ${month} hat ${name} sich festgelegt.`,
    view: (name, month) => `Im ${month} hatte ${name} eine Meinung.`,
    back: (noun) => `Womit wir wieder beim Thema ${bare(noun)} wären.`,
    backTo: {
      boast: 'Womit wir wieder bei der Pünktlichkeit wären.',
      rule: 'Womit wir wieder beim Grundsatz wären.',
      loan: 'Womit wir wieder beim Ausleihen wären.',
      decision: (month) => `Womit wir wieder beim Beschluss vom ${month} wären.`,
      month: (month) => `Womit wir wieder im ${month} wären.`,
    },
    opinion: (who, years) => `${who} hatte ${years} Jahre Zeit, sich ein Bild zu machen.`,
    defence: (who) => `Für die Verteidigung: ${who}.`,
    leaves: (who) => `Bleibt ${who}.`,
    considered: 'Ferner aktenkundig:',
    evidence: 'Die Beweise:',
    overdue: (days) => `${days} Tage zu spät`,
    overdueWeeks: (n, weekday) => `${n} ${weekday}e zu spät`,
    later: (days) => `${days} Tage später`,
    sameYear: (year) => `Beim Jahr sind sich beide einig: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, in der Reihenfolge der Fassungen: ${values.join(', ')}.`,
    onlyLoud: (posts) => `Es ist das einzige in ${posts} Beiträgen.`,
    complaint: (words) => `Die Beschwerde lautete, man erinnert sich: ${words}`,
    guilty: (days) => `Urteil: schuldig${days ? `, und ${days} Tage zu spät` : ''}.`,
    released: (who) => `Auf Bewährung, bei ${who}.`,
    wordForWord: (gap) => `Wort für Wort, ${gap} später.`,
  },
}
