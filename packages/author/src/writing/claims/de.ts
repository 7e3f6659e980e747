import { capitalFirst } from '../wording.ts'
import type { ClaimWords } from './facts.ts'

const times = (n: number) => (n === 1 ? 'in einem Beitrag' : `in ${n} Beiträgen`)

export const claimsDe: ClaimWords = {
  right: (q) => `${q} stimmt auf den Tag.`,
  late: (q, name, said, thing, days) =>
    `${q}, schrieb ${name} am ${said}. ${capitalFirst(thing ?? 'das')} brauchte ${days} länger.`,
  onTime: (q, name, said, done) =>
    `${q}, schrieb ${name} am ${said}. Am ${done} war es so weit, rechtzeitig.`,
  held: (q, name, said, days) => `${q}, schrieb ${name} am ${said}. Das hielt ${days}.`,
  open: (q, said) => `${q}, steht im Beitrag vom ${said}. Das ist noch offen.`,
  series: (subject, values, from, to) => `${subject}, ${from} bis ${to}: ${values}.`,
  refrain: (q, posts) => `${q} steht in ${posts.replace('Beiträge', 'Beiträgen')}.`,
  twice: (q, first, second, gap) => `${q}, am ${first} und wieder am ${second}, dazwischen ${gap}.`,
  changed: (first, q1, second, q2) => `${first}: ${q1}. ${second}: ${q2}. Ein Wort ist anders.`,
  anniversary: (subject, first, second, years) =>
    `${subject}: der ${second} liegt auf den Tag ${years} Jahre nach dem ${first}.`,
  clock: (within, of, minutes, hour) =>
    `${within} von ${of} gingen in den ${minutes} Minuten nach ${hour} Uhr online.`,
  never: (a, b, posts) => `${a} und ${b} stehen zusammen in ${posts} Beiträgen, nie im selben.`,
  figures: (noun, values) => `${noun}: ${values.map((v) => `${v.value} ${times(v.posts)}`).join(', ')}.`,
  step: (rank, year) => `${year} ${rank}`,
  ladder: (person, steps) => `${person}, den Beiträgen nach: ${steps}.`,
  allotted: (person, posts, words) =>
    `${person} kommt in ${posts} Beiträgen vor und hat ${words} Wörter in Anführungszeichen.`,
  silent: (person, posts) => `${person} kommt in ${posts} Beiträgen vor, ohne ein Wort in Anführungszeichen.`,
  article: (noun, first, last) =>
    `${first} war es irgendein ${noun}; ${last} brauchte niemand mehr zu fragen, welcher.`,
  tally: (name, stated, counted) =>
    stated === counted
      ? `Nach ${name} ${stated}, und nach den Beiträgen auch.`
      : `Nach ${name} ${stated}; nach den Beiträgen ${counted}.`,
  longest: (what, days) => `${what}: ${days}, länger als alles andere hier.`,
  knew: (name, person, days) =>
    `${name} hat es ${person} ${days} lang verschwiegen; ${person} wusste es schon.`,
  kind: (what, posts) => `${what}: das gibt es in ${posts} Beiträgen sonst nicht.`,
  meet: (value, things) => `${value}, der Reihe nach: ${things}.`,
  alike: (q, posts, what, value) => {
    const where = posts.replace('Beiträge', 'Beiträgen')
    if (what === 'speaker') return `${q} steht in ${where}, und jedes Mal sagt es ${value}.`
    if (what === 'place') return `${q} steht in ${where}, alle aus ${value}.`
    return what === 'month'
      ? `${q} steht in ${where}, alle im ${value}.`
      : `${q} steht in ${where}, alle an einem ${value}.`
  },
  marks: (mark, who) => `Alle ${mark === '?' ? 'Fragezeichen' : 'Ausrufezeichen'} gehören ${who}.`,
  exception: (q, posts, k, rule) =>
    `${q} steht in ${posts.replace('Beiträge', 'Beiträgen')}: ${k}${/\d/.test(k) ? '-' : ''}mal mit ${rule}, einmal ohne.`,
}
