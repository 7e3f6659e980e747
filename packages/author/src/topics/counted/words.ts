import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: (name: string) => string
  standfirst: (posts: string, words: string) => string
  short: (n: string, quotes: string) => string
  weekday: (top: string, k: string, all: string, least: string, j: string) => string
  month: (top: string, k: string, least: string, j: string) => string
  marks: (exclamations: string, questions: string) => string
  longest: (n: string, day: string, m: string, q: string) => string
  between: (q1: string, q2: string, n: string) => string
  phrase: (q: string, n: string, from: string, to: string) => string
  people: (a: string, k: string, b: string, j: string, both: string) => string
  days: (q: string, n: string) => string
  spoken: (a: string, k: string, b: string, j: string) => string
  series: (subject: string, values: string) => string
  last: (name: string, posts: string, q: string) => string
  years: (top: string, k: string, least: string, j: string) => string
  word: (q: string, n: string, q2: string, m: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: (name) => `${name}, counted`,
    standfirst: (posts, words) => `${posts} posts, ${words} words, counted again.`,
    short: (n, quotes) => `Posts of one word: ${n}. ${quotes}`,
    weekday: (top, k, all, least, j) => `Posts on a ${top}: ${k} of ${all}. On a ${least}: ${j}.`,
    month: (top, k, least, j) => `Posts in ${top}: ${k}. In ${least}: ${j}.`,
    marks: (e, q) => `Exclamation marks: ${e}. Question marks: ${q}.`,
    longest: (n, day, m, q) => `Words in the longest post, of ${day}: ${n}. In the shortest: ${m}, ${q}`,
    between: (q1, q2, n) => `Posts between ${q1} and ${q2}: ${n}.`,
    phrase: (q, n, from, to) => `Posts with ${q}: ${n}, the first in ${from}, the last in ${to}.`,
    people: (a, k, b, j, both) => `Posts with ${a}: ${k}. With ${b}: ${j}. With both: ${both}.`,
    days: (q, n) => `Days from ${q} to the day it ended: ${n}.`,
    spoken: (a, k, b, j) => `Words of ${a} in quotation marks: ${k}. Of ${b}: ${j}.`,
    series: (subject, values) => `${subject}: ${values}.`,
    last: (name, posts, q) => `Posts with ${name}: ${posts}. ${q}`,
    years: (top, k, least, j) => `Posts in ${top}: ${k}. In ${least}: ${j}.`,
    word: (q, n, q2, m) => `Posts with the word ${q}: ${n}. With ${q2}: ${m}.`,
  },
  es: {
    title: (name) => `${name}, en cifras`,
    standfirst: (posts, words) => `${posts} publicaciones, ${words} palabras, contadas otra vez.`,
    short: (n, quotes) => `Publicaciones de una palabra: ${n}. ${quotes}`,
    weekday: (top, k, all, least, j) => `Publicaciones en ${top}: ${k} de ${all}. En ${least}: ${j}.`,
    month: (top, k, least, j) => `Publicaciones en ${top}: ${k}. En ${least}: ${j}.`,
    marks: (e, q) => `Signos de exclamación: ${e}. De interrogación: ${q}.`,
    longest: (n, day, m, q) =>
      `Palabras de la publicación más larga, del ${day}: ${n}. De la más corta: ${m}, ${q}`,
    between: (q1, q2, n) => `Publicaciones entre ${q1} y ${q2}: ${n}.`,
    phrase: (q, n, from, to) => `Publicaciones con ${q}: ${n}, la primera en ${from}, la última en ${to}.`,
    people: (a, k, b, j, both) => `Publicaciones con ${a}: ${k}. Con ${b}: ${j}. Con los dos: ${both}.`,
    days: (q, n) => `Días desde ${q} hasta el día en que terminó: ${n}.`,
    spoken: (a, k, b, j) => `Palabras de ${a} entre comillas: ${k}. De ${b}: ${j}.`,
    series: (subject, values) => `${subject}: ${values}.`,
    last: (name, posts, q) => `Publicaciones con ${name}: ${posts}. ${q}`,
    years: (top, k, least, j) => `Publicaciones en ${top}: ${k}. En ${least}: ${j}.`,
    word: (q, n, q2, m) => `Publicaciones con la palabra ${q}: ${n}. Con ${q2}: ${m}.`,
  },
  de: {
    title: (name) => `${name} in Zahlen`,
    standfirst: (posts, words) => `${posts} Beiträge, ${words} Wörter, nachgezählt.`,
    short: (n, quotes) => `Beiträge aus einem Wort: ${n}. ${quotes}`,
    weekday: (top, k, all, least, j) => `Beiträge an einem ${top}: ${k} von ${all}. An einem ${least}: ${j}.`,
    month: (top, k, least, j) => `Beiträge im ${top}: ${k}. Im ${least}: ${j}.`,
    marks: (e, q) => `Ausrufezeichen: ${e}. Fragezeichen: ${q}.`,
    longest: (n, day, m, q) => `Wörter im längsten Beitrag, vom ${day}: ${n}. Im kürzesten: ${m}, ${q}`,
    between: (q1, q2, n) => `Beiträge zwischen ${q1} und ${q2}: ${n}.`,
    phrase: (q, n, from, to) => `Beiträge mit ${q}: ${n}, der erste ${from}, der letzte ${to}.`,
    people: (a, k, b, j, both) => `Beiträge mit ${a}: ${k}. Mit ${b}: ${j}. Mit beiden: ${both}.`,
    days: (q, n) => `Tage von ${q} bis zu dem Tag, an dem es zu Ende war: ${n}.`,
    spoken: (a, k, b, j) => `Wörter von ${a} in Anführungszeichen: ${k}. Von ${b}: ${j}.`,
    series: (subject, values) => `${subject}: ${values}.`,
    last: (name, posts, q) => `Beiträge mit ${name}: ${posts}. ${q}`,
    years: (top, k, least, j) => `Beiträge ${top}: ${k}. ${least}: ${j}.`,
    word: (q, n, q2, m) => `Beiträge mit dem Wort ${q}: ${n}. Mit ${q2}: ${m}.`,
  },
}
