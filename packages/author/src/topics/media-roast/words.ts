import type { Spoken } from '../../writing/wordings.ts'

/** What stands between the quotations. `n` is a number in words. */
interface Words {
  title: string
  /** Whoever has no name. */
  accused: string
  /** Somebody with what they do for a living, as its third person says it. */
  who: (name: string, does: string) => string
  inWriting: (who: string | null) => string
  /** What somebody did for a living, and that they were never late at it, before they retired. */
  retired: (did: string) => string
  /** The name of a charge, where no thing gives it one. */
  facts: string
  rule: string
  loud: string
  denials: string

  overdue: (days: string) => string
  overdueWeeks: (n: string, weekday: string) => string
  later: (days: string) => string

  /** After the quotations: what they come to. */
  bothTimes: (n: string) => string
  sameYear: (year: string) => string
  changing: (noun: string, values: readonly string[]) => string
  onlyLoud: (posts: string) => string
  wordForWord: (gap: string) => string

  /** Under a charge: what its posts come to. A vow's thing, how long it held, and how often it had been sworn. */
  held: (noun: string | null, days: string, times: string | null) => string
  untilWeekday: (n: string, weekday: string) => string
  until: (days: string) => string
  lookedUp: (days: string) => string
  stood: (days: string) => string
  said: (words: string, n: string) => string
  apart: (gap: string, posts: string) => string
  planned: (planned: string, taken: string) => string

  /** Before the posts of a charge: how often a thing was sworn off, when it was due, how many accounts of it there are. */
  sworn: (noun: string, name: string, n: number, times: string) => string
  dated: (noun: string, day: string) => string
  accounts: (noun: string, n: string, gap: string) => string
  /** How long a thing was given, and how far ahead it was announced. */
  allowed: (noun: string, days: string) => string
  announced: (noun: string, day: string) => string
  announcedAhead: (noun: string, days: string) => string
  clean: (day: string, days: string) => string
  forecast: (days: string) => string
  easy: (day: string) => string
  explained: (noun: string, days: string) => string
  record: string
  prognosis: string

  /** The turn, and the last word. */
  defence: (who: string) => string
  released: (who: string, charges: string) => string
}

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'On the evidence',
    accused: 'the accused',
    who: (name, does) => `${name}, who ${does},`,
    inWriting: (who) =>
      `The case${who ? ` against ${who.replace(/,$/, '')}` : ''}, in the words of the accused.`,
    retired: (did) => `${did} and was never late. The case against, in the words of the accused.`,
    facts: 'the facts',
    rule: 'the rule',
    loud: 'the exclamation mark',
    denials: 'the explanations',
    overdue: (days) => `${days} days late`,
    overdueWeeks: (n, weekday) => `${n} ${weekday}s late`,
    later: (days) => `${days} days later`,
    bothTimes: (n) => `${n}, both times.`,
    sameYear: (year) => `On the year both agree: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, in the order told: ${values.join(', ')}.`,
    onlyLoud: (posts) => `It is the only one in ${posts} posts.`,
    wordForWord: (gap) => `Word for word, ${gap}${/ day$/.test(gap) ? '' : ' later'}.`,
    held: (noun, days, times) =>
      `${noun ? `No ${noun}: ` : ''}${noun ? days.toLowerCase() : days}${times ? `, sworn ${times === 'two' ? 'twice' : `${times} times`}` : ''}.`,
    untilWeekday: (n, weekday) => `${n} ${weekday}s went by before this one.`,
    until: (days) => `From the rule to the exception: ${days}.`,
    lookedUp: (days) => `Recalled after ${days}.`,
    stood: (days) => `It had stood for ${days}.`,
    said: (words, n) => `${words}: ${n} times in all.`,
    apart: (gap, posts) => `${gap}, ${posts} posts, one position.`,
    planned: (planned, taken) => `Planned: ${planned}. Taken: ${taken}.`,
    sworn: (noun, name, n, times) =>
      `On ${noun} ${name} has sworn ${n === 1 ? 'once' : n === 2 ? 'twice' : `${times} times`}, in writing.`,
    dated: (noun, day) => `${noun} had a date: ${day}.`,
    allowed: (noun, days) => `${noun} was given ${days}.`,
    announced: (noun, day) => `${noun} was announced on ${day}, in writing.`,
    announcedAhead: (noun, days) => `${noun} was announced with ${days} to go, before witnesses.`,
    clean: (day, days) => `On ${day} the record was clean. It stayed clean for ${days}.`,
    forecast: (days) => `One forecast is on file. It held for ${days}.`,
    easy: (day) => `On ${day} it was easy.`,
    explained: (noun, days) => `${noun} had an explanation. It stood for ${days}.`,
    record: 'the clean record',
    prognosis: 'the forecast',
    accounts: (noun, n, gap) => `Of ${noun} there are ${n} accounts on file, ${gap} apart.`,
    defence: (who) => `For the defence: ${who}.`,
    released: (who, charges) => `Guilty on ${charges} counts. Released to ${who}.`,
  },
  es: {
    title: 'Según consta',
    accused: 'la parte acusada',
    who: (name, does) => `${name}, que ${does},`,
    inWriting: (who) => `Los cargos${who ? ` contra ${who.replace(/,$/, '')}` : ''}, de su puño y letra.`,
    retired: (did) => `${did} y nunca llegó tarde. Los cargos, de su puño y letra.`,
    facts: 'los hechos',
    rule: 'la regla',
    loud: 'el signo de exclamación',
    denials: 'las explicaciones',
    overdue: (days) => `${days} días tarde`,
    overdueWeeks: (n, weekday) => `${n} ${/s$/.test(weekday) ? weekday : `${weekday}s`} tarde`,
    later: (days) => `${days} días después`,
    bothTimes: (n) => `${n}, las dos veces.`,
    sameYear: (year) => `En el año coinciden las dos: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, por orden de relato: ${values.join(', ')}.`,
    onlyLoud: (posts) => `Es el único en ${posts} publicaciones.`,
    wordForWord: (gap) => `Palabra por palabra, ${gap}${/ justos$/.test(gap) ? '' : ' después'}.`,
    held: (noun, days, times) =>
      `${noun ? `Sin ${noun}: ` : ''}${noun ? days.toLowerCase() : days}${times ? `, y lo dijo ${times} veces` : ''}.`,
    untilWeekday: (n, weekday) =>
      `Pasaron ${n} ${/s$/.test(weekday) ? weekday : `${weekday}s`} antes de éste.`,
    until: (days) => `De la regla a la excepción: ${days}.`,
    lookedUp: (days) => `Recordado a los ${days}.`,
    stood: (days) => `Le duró ${days}.`,
    said: (words, n) => `${words}: ${n} veces en total.`,
    apart: (gap, posts) => `${gap}, ${posts} publicaciones, una postura.`,
    planned: (planned, taken) => `Previsto: ${planned}. Tardó: ${taken}.`,
    sworn: (noun, name, n, times) =>
      `Sobre ${noun}, ${name} lo juró ${n === 1 ? 'una vez' : `${times} veces`}, por escrito.`,
    dated: (noun, day) => `${noun} tenía${/^(?:los|las) /.test(noun) ? 'n' : ''} fecha: el ${day}.`,
    allowed: (noun, days) => `Plazo para ${noun}: ${days}.`,
    announced: (noun, day) => `${noun} quedó anunciado por escrito el ${day}.`,
    announcedAhead: (noun, days) =>
      `Lo de ${noun} se anunció ante testigos, con ${days} por delante.`.replace('de el ', 'del '),
    clean: (day, days) => `El ${day} el expediente estaba limpio. Siguió limpio ${days}.`,
    forecast: (days) => `Consta un pronóstico. Duró ${days}.`,
    easy: (day) => `El ${day} era fácil.`,
    explained: (noun, days) => `Lo de ${noun} tenía explicación. Duró ${days}.`.replace('de el ', 'del '),
    record: 'el expediente',
    prognosis: 'el pronóstico',
    accounts: (noun, n, gap) =>
      `${`De ${noun}`.replace(/^De el /, 'Del ')} hay ${n} versiones por escrito, con ${gap} entre la primera y la última.`,
    defence: (who) => `Por la defensa: ${who}.`,
    released: (who, charges) => `Culpable de los ${charges} cargos. Responde ${who}.`,
  },
  de: {
    title: 'Laut Akte',
    accused: 'die angeklagte Person',
    who: (name, does) => `${name}, ${does},`,
    inWriting: (who) => `Die Anklage${who ? ` gegen ${who.replace(/,$/, '')}` : ''}, aus eigener Feder.`,
    retired: (did) => `${did} und kam nie zu spät. Die Anklage, aus eigener Feder.`,
    facts: 'der Hergang',
    rule: 'der Grundsatz',
    loud: 'das Ausrufezeichen',
    denials: 'die Erklärungen',
    overdue: (days) => `${days} Tage zu spät`,
    overdueWeeks: (n, weekday) => `${n} ${weekday}e zu spät`,
    later: (days) => `${days} Tage später`,
    bothTimes: (n) => `${n}, beide Male.`,
    sameYear: (year) => `Beim Jahr sind sich beide einig: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, in der Reihenfolge der Fassungen: ${values.join(', ')}.`,
    onlyLoud: (posts) => `Es ist das einzige in ${posts} Beiträgen.`,
    wordForWord: (gap) => `Wort für Wort, ${gap} später.`,
    held: (noun, days, times) =>
      `${noun ? `${noun}: ` : ''}${days} ohne${times ? `, ${times}mal geschworen` : ''}.`,
    untilWeekday: (n, weekday) => `Bis dahin waren ${n} ${weekday}e vergangen.`,
    until: (days) => `Von der Regel bis zur Ausnahme: ${days}.`,
    lookedUp: (days) => `Nach ${days.replace(/e$/, 'en')} noch gewusst.`,
    stood: (days) => `Das hielt ${days.replace(/^ein /, 'einen ')}.`,
    said: (words, n) => `${words}: insgesamt ${n}mal.`,
    apart: (gap, posts) => `${gap}, ${posts} Beiträge, ein Standpunkt.`,
    planned: (planned, taken) => `Geplant: ${planned}. Gebraucht: ${taken}.`,
    sworn: (noun, _name, n, times) =>
      `${noun}: ${n === 1 ? 'einmal' : `${times}mal`} schriftlich ausgeschlossen.`,
    dated: (noun, day) => `${noun}: Frist war der ${day}.`,
    allowed: (noun, days) => `${noun}: vorgesehen waren ${days}.`,
    announced: (noun, day) => `${noun}: schriftlich angekündigt am ${day}.`,
    announcedAhead: (noun, days) => `${noun}: vor Zeugen angekündigt, ${days} vorher.`,
    clean: (day, days) => `Am ${day} war die Akte leer. Sie blieb es ${days}.`,
    forecast: (days) => `Eine Prognose liegt vor. Sie hielt ${days}.`,
    easy: (day) => `Am ${day} war das noch leicht.`,
    explained: (noun, days) => `${noun}: dafür gab es eine Erklärung. Sie hielt ${days}.`,
    record: 'die leere Akte',
    prognosis: 'die Prognose',
    accounts: (noun, n, gap) =>
      `${noun}: ${n} Fassungen bei den Akten, ${gap} von der ersten bis zur letzten.`,
    defence: (who) => `Für die Verteidigung: ${who}.`,
    released: (who, charges) => `Schuldig in ${charges} Punkten. Auf Bewährung, bei ${who}.`,
  },
}
