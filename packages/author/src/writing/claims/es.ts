import type { ClaimWords } from './facts.ts'

const times = (n: number) => (n === 1 ? 'una vez' : `${n} veces`)

export const claimsEs: ClaimWords = {
  right: (q) => `${q} es exacto, al día.`,
  late: (q, name, said, object, days) =>
    `${q}, escribió ${name} el ${said}. Lo de ${object} tardó ${days} más.`,
  onTime: (q, done) => `${q} se cumplió el ${done}, a tiempo.`,
  held: (q, name, said, object, days) => `${q}, escribió ${name} el ${said}. Lo de ${object} tardó ${days}.`,
  open: (q, said) => `${q}, dice la publicación del ${said}. Sigue pendiente.`,
  series: (subject, values, from, to) => `${subject}, de ${from} a ${to}: ${values}.`,
  refrain: (q, posts, parts) => `${q} está en ${posts}${parts ? `: ${parts}` : ''}.`,
  twice: (q, first, second, gap) => `${q}, el ${first} y otra vez el ${second}, con ${gap} de por medio.`,
  changed: (first, q1, second, q2) => `${first}: ${q1}. ${second}: ${q2}.`,
  anniversary: (subject, first, second, years) =>
    `Lo de ${subject} volvió el ${second}, ${years} años justos después del ${first}.`,
  clock: (within, of, minutes, hour) =>
    `${within} de las ${of} salieron en los ${minutes} minutos después de las ${hour}.`,
  never: (a, b, posts) => `Entre ${a} y ${b} suman ${posts} publicaciones, y en ninguna están juntos.`,
  figures: (noun, values) => `${noun}: ${values.map((v) => `${v.value} ${times(v.posts)}`).join(', ')}.`,
  ladder: (person, steps) =>
    `${steps.map((s, i) => (i === 0 ? `En ${s.year} ${person} era ${s.rank}` : `en ${s.year}, ${s.rank}`)).join('; ')}.`,
  hands: (object, steps) =>
    `De mano en mano, ${object}: ${steps.map((s) => `de ${s.from} a ${s.to} en ${s.year}`).join('; ')}.`,
  allotted: (person, posts, words) =>
    `${person} sale en ${posts} publicaciones y tiene ${words} palabras entre comillas.`,
  silent: (person, posts) => `${person} sale en ${posts} publicaciones sin una palabra entre comillas.`,
  article: (noun, first, last) =>
    `En ${first} era algo nuevo, ${noun}; en ${last} ya no hacía falta decir cuál.`,
  tally: (name, stated, counted) =>
    `Según la cuenta de ${name}, ${stated}; según las publicaciones, ${counted}.`,
  longest: (what, days) => `${what}: ${days}, más que cualquier otra cosa aquí.`,
  knew: (name, person, days) => `${name} se lo calló a ${person} durante ${days}; ${person} ya lo sabía.`,
  kind: (what, posts) => `Es ${what}, y no hay otro en ${posts} publicaciones.`,
  meet: (value, things) => `${value}, por este orden: ${things}.`,
  part: (label, n) => `${n} por ${label}`,
}
