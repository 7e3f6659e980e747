import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (name: string | null, n: string) => string
  /** Of announcements that are told post by post: the words of the first, and how many more there are. */
  told: (first: string, more: { n: number; number: string }, from: string, to: string) => string
  forGood: string
  allYear: string
  verdict: {
    kept: string
    late: (days: string) => string
    held: (days: string) => string
    open: (days: string) => string
    took: (days: string) => string
  }
  total: (n: string, days: string, years: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Said, done',
    standfirst: (name, n) =>
      `${n} announcements${name ? ` by ${name}` : ''}, and the day each of them ended.`,
    told: (first, more, from, to) =>
      `${first}, it said in ${from}. What came of that${more.n === 0 ? '' : more.n === 1 ? ' and of another announcement' : ` and of ${more.number} other announcements`}, up to ${to}.`,
    forGood: 'for good',
    allYear: 'all year',
    verdict: {
      kept: 'in time',
      late: (days) => `${days} late`,
      held: (days) => `held ${days}`,
      open: (days) => `open for ${days}`,
      took: (days) => `took ${days}`,
    },
    total: (n, days, years) => `${n} of them late, by ${days} in all${years ? `: ${years}` : ''}.`,
  },
  es: {
    title: 'Dicho y hecho',
    standfirst: (name, n) => `${n} anuncios${name ? ` de ${name}` : ''}, y el día en que terminó cada uno.`,
    told: (first, more, from, to) =>
      `${first}, decía en ${from}. En qué paró eso${more.n === 0 ? '' : more.n === 1 ? ' y otro anuncio' : ` y otros ${more.number} anuncios`}, hasta ${to}.`,
    forGood: 'para siempre',
    allYear: 'todo el año',
    verdict: {
      kept: 'a tiempo',
      late: (days) => `${days} tarde`,
      held: (days) => `duró ${days}`,
      open: (days) => `pendiente desde hace ${days}`,
      took: (days) => `tardó ${days}`,
    },
    total: (n, days, years) => `${n} con retraso, ${days} en total${years ? `: ${years}` : ''}.`,
  },
  de: {
    title: 'Gesagt, getan',
    standfirst: (name, n) =>
      `${n} Ankündigungen${name ? ` von ${name}` : ''}, und der Tag, an dem jede zu Ende war.`,
    told: (first, more, from, to) =>
      `${first}, hieß es ${from}. Was daraus wurde${more.n === 0 ? '' : more.n === 1 ? ' und aus einer weiteren Ankündigung' : ` und aus ${more.number} weiteren Ankündigungen`}, bis ${to}.`,
    forGood: 'für immer',
    allYear: 'das ganze Jahr',
    verdict: {
      kept: 'rechtzeitig',
      late: (days) => `${days} zu spät`,
      held: (days) => `hielt ${days}`,
      open: (days) => `offen seit ${days.replace(/Tage$/, 'Tagen')}`,
      took: (days) => `dauerte ${days}`,
    },
    total: (n, days, years) => `${n} davon zu spät, zusammen um ${days}${years ? `: ${years}` : ''}.`,
  },
}
