import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (day: string, month: string) => string
  sign: (day: string, k: string, all: string, even: string) => string
  rising: (month: string, k: string) => string
  setting: (month: string, k: string) => string
  year: (year: string, k: string) => string
  returning: (day: string, n: string, weekday: string) => string
  exact: (subject: string, first: string, second: string, years: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'What comes round',
    standfirst: (day, month) => `Born under ${day}, with ${month} rising. No stars were consulted.`,
    sign: (day, k, all, even) => `Sign: ${day}. ${k} of your ${all} posts; an even week would give ${even}.`,
    rising: (month, k) => `Rising: ${month}, with ${k} posts.`,
    setting: (month, k) => `Setting: ${month}, with ${k}.`,
    year: (year, k) => `In the ascendant: ${year}, your fullest year, ${k} posts.`,
    returning: (day, n, weekday) => `${day}: ${n} years so far. The next one falls on a ${weekday}.`,
    exact: (subject, first, second, years) =>
      `${subject}: on ${first}, and ${years} years later, to the day, on ${second}.`,
  },
  es: {
    title: 'Lo que vuelve',
    standfirst: (day, month) =>
      `Bajo el signo del ${day}, con ascendente en ${month}. No se consultó a ninguna estrella.`,
    sign: (day, k, all, even) =>
      `Signo: ${day}. ${k} de ${all} publicaciones; en una semana pareja serían ${even}.`,
    rising: (month, k) => `Ascendente: ${month}, con ${k} publicaciones.`,
    setting: (month, k) => `En declive: ${month}, con ${k}.`,
    year: (year, k) => `En lo más alto: ${year}, tu año más lleno, ${k} publicaciones.`,
    returning: (day, n, weekday) => `${day}: ${n} años hasta ahora. El próximo cae en ${weekday}.`,
    exact: (subject, first, second, years) =>
      `${subject}: el ${first} y, ${years} años justos después, el ${second}.`,
  },
  de: {
    title: 'Was wiederkommt',
    standfirst: (day, month) => `Im Zeichen des ${day}s, Aszendent ${month}. Sterne wurden nicht befragt.`,
    sign: (day, k, all, even) =>
      `Sternzeichen: ${day}. ${k} deiner ${all} Beiträge; in einer gleichmäßigen Woche wären es ${even}.`,
    rising: (month, k) => `Aufsteigend: ${month}, mit ${k} Beiträgen.`,
    setting: (month, k) => `Absteigend: ${month}, mit ${k}.`,
    year: (year, k) => `Im Zenit: ${year}, dein vollstes Jahr, ${k} Beiträge.`,
    returning: (day, n, weekday) => `${day}: bisher ${n} Jahre. Der nächste fällt auf einen ${weekday}.`,
    exact: (subject, first, second, years) =>
      `${subject}: am ${first} und, auf den Tag ${years} Jahre später, am ${second}.`,
  },
}
