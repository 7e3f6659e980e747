import { capitalFirst } from '../wording.ts'
import type { ClaimWords } from './facts.ts'

const times = (n: number) => (n === 1 ? 'in one post' : `in ${n} posts`)

export const claimsEn: ClaimWords = {
  right: (q) => `${q} is right, to the day.`,
  late: (q, name, said, thing, days) =>
    `${q}, ${name} wrote on ${said}. ${capitalFirst(thing ?? 'it')} took ${days} longer than that.`,
  onTime: (q, name, said, done) => `${q}, ${name} wrote on ${said}. It was done on ${done}, and in time.`,
  held: (q, name, said, days) => `${q}, ${name} wrote on ${said}. That held for ${days}.`,
  open: (q, said) => `${q}, says the post of ${said}. It is still open.`,
  series: (subject, values, from, to) => `${subject}, ${from} to ${to}: ${values}.`,
  refrain: (q, posts) => `${q} stands in ${posts}.`,
  twice: (q, first, second, gap) =>
    `${q}, on ${first} and again on ${second}, ${gap} apart.`.replace('to the day apart', 'apart to the day'),
  changed: (first, q1, second, q2) => `${first}: ${q1}. ${second}: ${q2}. One word has changed.`,
  anniversary: (subject, first, second, years) =>
    `${capitalFirst(subject)}: ${second} is ${years} years to the day after ${first}.`,
  clock: (within, of, minutes, hour) =>
    `${within} of the ${of} went up in the ${minutes} minutes after ${hour} o’clock.`,
  never: (a, b, posts) => `${a} and ${b} are in ${posts} posts between them, never in the same one.`,
  figures: (noun, values) => `${noun}: ${values.map((v) => `${v.value} ${times(v.posts)}`).join(', ')}.`,
  step: (rank, year) => `${rank} in ${year}`,
  ladder: (person, steps) => `${person}, as the posts have it: ${steps}.`,
  allotted: (person, posts, words) =>
    `${person} is in ${posts} posts and has ${words} words in quotation marks.`,
  silent: (person, posts) => `${person} is in ${posts} posts without a word in quotation marks.`,
  article: (noun, first, last) => `In ${first} it was a ${noun}; by ${last} it was the ${noun}.`,
  tally: (name, stated, counted) =>
    stated === counted
      ? `By ${name}’s count ${stated}, and by the posts as well.`
      : `By ${name}’s count ${stated}; by the posts, ${counted}.`,
  longest: (what, days) => `The ${what}: ${days}, longer than anything else here.`,
  knew: (name, person, days) => `${name} kept it from ${person} for ${days}; ${person} had known before.`,
  kind: (what, posts) => `It is the only ${what} in ${posts} posts.`,
  meet: (value, things) => `${value}, in this order: ${things}.`,
  alike: (q, posts, what, value) =>
    what === 'speaker'
      ? `${q} is in ${posts}, and each time ${value} says it.`
      : what === 'place'
        ? `${q} is in ${posts}, all from ${value}.`
        : what === 'month'
          ? `${q} is in ${posts}, all in ${value}.`
          : `${q} is in ${posts}, all on a ${value}.`,
  marks: (mark, who) => `Every ${mark === '?' ? 'question' : 'exclamation'} mark belongs to ${who}.`,
  exception: (q, posts, k, rule) => `${q} is in ${posts}: ${k} with ${rule}, one without.`,
}
