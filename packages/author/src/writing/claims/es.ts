import { capitalFirst } from '../wording.ts'
import type { ClaimWords } from './facts.ts'

const times = (n: number) => (n === 1 ? 'en una publicación' : `en ${n} publicaciones`)

export const claimsEs: ClaimWords = {
  right: (q) => `${q} es exacto, al día.`,
  late: (q, name, said, thing, days) =>
    `${q}, escribió ${name} el ${said}. ${capitalFirst(thing ?? 'aquello')} tardó ${days} más de lo dicho.`,
  onTime: (q, name, said, done) => `${q}, escribió ${name} el ${said}. Se cumplió el ${done}, a tiempo.`,
  held: (q, name, said, days) => `${q}, escribió ${name} el ${said}. Duró ${days}.`,
  open: (q, said) => `${q}, dice la publicación del ${said}. Sigue pendiente.`,
  series: (subject, values, from, to) => `${subject}, de ${from} a ${to}: ${values}.`,
  refrain: (q, posts) => `${q} está en ${posts}.`,
  twice: (q, first, second, gap) => `${q}, el ${first} y otra vez el ${second}, con ${gap} de por medio.`,
  changed: (first, q1, second, q2) => `${first}: ${q1}. ${second}: ${q2}. Ha cambiado una palabra.`,
  anniversary: (subject, first, second, years) =>
    `${capitalFirst(subject)}: el ${second} cae justo ${years} años después del ${first}.`,
  clock: (within, of, minutes, hour) =>
    `${within} de las ${of} salieron en los ${minutes} minutos después de las ${hour}.`,
  never: (a, b, posts) => `Entre ${a} y ${b} suman ${posts} publicaciones, y en ninguna están juntos.`,
  figures: (noun, values) => `${noun}: ${values.map((v) => `${v.value} ${times(v.posts)}`).join(', ')}.`,
  step: (rank, year) => `${rank} en ${year}`,
  ladder: (person, steps) => `${person}, según las publicaciones: ${steps}.`,
  allotted: (person, posts, words) =>
    `${person} sale en ${posts} publicaciones y tiene ${words} palabras entre comillas.`,
  silent: (person, posts) => `${person} sale en ${posts} publicaciones sin una palabra entre comillas.`,
  article: (noun, first, last) =>
    `En ${first} era algo nuevo, ${noun}; en ${last} ya no hacía falta decir cuál.`,
  tally: (name, stated, counted) =>
    stated === counted
      ? `Según la cuenta de ${name}, ${stated}, y según las publicaciones también.`
      : `Según la cuenta de ${name}, ${stated}; según las publicaciones, ${counted}.`,
  longest: (what, days) => `${what}: ${days}, más que cualquier otra cosa aquí.`,
  knew: (name, person, days) => `${name} se lo calló a ${person} durante ${days}; ${person} ya lo sabía.`,
  kind: (what, posts) => `Es ${what}, y no hay otro en ${posts} publicaciones.`,
  meet: (value, things) => `${value}, por este orden: ${things}.`,
  alike: (q, posts, what, value) =>
    what === 'speaker'
      ? `${q} está en ${posts}, y siempre lo dice ${value}.`
      : what === 'place'
        ? `${q} está en ${posts}, todas desde ${value}.`
        : what === 'month'
          ? `${q} está en ${posts}, todas en ${value}.`
          : `${q} está en ${posts}, todas en ${value}.`,
  marks: (mark, who) =>
    `Todos los signos de ${mark === '?' ? 'interrogación' : 'exclamación'} son de ${who}.`,
  exception: (q, posts, k, rule) => `${q} está en ${posts}: ${k} con ${rule}, una sin.`,
}
