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
  firstWord: string
  askAgain: (name: string) => string
  askYear: (name: string, year: string) => string
  askOthers: (name: string) => string

  overdue: (days: string) => string
  overdueWeeks: (n: string, weekday: string) => string
  later: (days: string) => string

  /** After the quotations: what they come to. */
  bothTimes: (n: string) => string
  sameYear: (year: string) => string
  changing: (noun: string, values: readonly string[]) => string
  onlyLoud: (posts: string) => string
  wordForWord: (gap: string) => string
  followed: (posts: string) => string

  /** The turn, and the last word. */
  defence: (who: string) => string
  released: (who: string) => string
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
    firstWord: 'the first post',
    askAgain: (name) => `Ask ${name}. Then ask again.`,
    askYear: (name, year) => `Ask ${name} about ${year}. Then ask again.`,
    askOthers: (name) => `Ask ${name} how it happened. Then ask somebody else.`,
    overdue: (days) => `${days} days late`,
    overdueWeeks: (n, weekday) => `${n} ${weekday}s late`,
    later: (days) => `${days} days later`,
    bothTimes: (n) => `${n}, both times.`,
    sameYear: (year) => `On the year both agree: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, in the order told: ${values.join(', ')}.`,
    onlyLoud: (posts) => `It is the only one in ${posts} posts.`,
    wordForWord: (gap) => `Word for word, ${gap}${/ day$/.test(gap) ? '' : ' later'}.`,
    followed: (posts) => `${posts} posts followed.`,
    defence: (who) => `For the defence: ${who}.`,
    released: (who) => `Guilty. Released to ${who}.`,
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
    firstWord: 'la primera publicación',
    askAgain: (name) => `Pregunten a ${name}. Y luego otra vez.`,
    askYear: (name, year) => `Pregunten a ${name} por ${year}. Y luego otra vez.`,
    askOthers: (name) => `Pregunten a ${name} cómo fue. Y luego a los demás.`,
    overdue: (days) => `${days} días tarde`,
    overdueWeeks: (n, weekday) => `${n} ${/s$/.test(weekday) ? weekday : `${weekday}s`} tarde`,
    later: (days) => `${days} días después`,
    bothTimes: (n) => `${n}, las dos veces.`,
    sameYear: (year) => `En el año coinciden las dos: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, por orden de relato: ${values.join(', ')}.`,
    onlyLoud: (posts) => `Es el único en ${posts} publicaciones.`,
    wordForWord: (gap) => `Palabra por palabra, ${gap}${/ justos$/.test(gap) ? '' : ' después'}.`,
    followed: (posts) => `Siguieron ${posts} publicaciones.`,
    defence: (who) => `Por la defensa: ${who}.`,
    released: (who) => `Culpable. Responde ${who}.`,
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
    firstWord: 'der erste Beitrag',
    askAgain: (name) => `Man frage ${name}. Und dann noch einmal.`,
    askYear: (name, year) => `Man frage ${name} nach ${year}. Und dann noch einmal.`,
    askOthers: (name) => `Man frage ${name}, wie es war. Und dann die anderen.`,
    overdue: (days) => `${days} Tage zu spät`,
    overdueWeeks: (n, weekday) => `${n} ${weekday}e zu spät`,
    later: (days) => `${days} Tage später`,
    bothTimes: (n) => `${n}, beide Male.`,
    sameYear: (year) => `Beim Jahr sind sich beide einig: ${year}.`,
    changing: (noun, values) => `${cap(noun)}, in der Reihenfolge der Fassungen: ${values.join(', ')}.`,
    onlyLoud: (posts) => `Es ist das einzige in ${posts} Beiträgen.`,
    wordForWord: (gap) => `Wort für Wort, ${gap} später.`,
    followed: (posts) => `Es folgten ${posts} Beiträge.`,
    defence: (who) => `Für die Verteidigung: ${who}.`,
    released: (who) => `Schuldig. Auf Bewährung, bei ${who}.`,
  },
}
