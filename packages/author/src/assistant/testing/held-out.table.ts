import type { RequestRow } from './request-row.ts'

const GARDEN = { title: 'Gardens', description: 'What people grow and why' }
const SCHLAF = { title: 'Schlaf', description: 'Wie Menschen schlafen und träumen' }
const VIAJES = { title: 'Viajes', description: 'Los viajes que nos cambiaron' }

/** Kept aside while the assistant was built. */
export const HELD_OUT: RequestRow[] = [
  { kind: 'first proposal', ...GARDEN, expect: { count: [8, 12], words: [/garden|grow|plant/i] } },
  {
    kind: 'first proposal',
    ...SCHLAF,
    expect: { count: [8, 12], words: [/schl[aä]f|traum|träum/i], language: 'de' },
  },
  { kind: 'first proposal', ...VIAJES, expect: { count: [8, 12], words: [/viaj/i], language: 'es' } },
  {
    kind: 'first proposal',
    title: 'Beekeeping',
    description: 'Why I keep bees on the roof',
    expect: { count: [8, 12], words: [/bee/i] },
  },
  {
    kind: 'first proposal',
    title: 'Letters nobody sends any more',
    description: '',
    expect: { count: [8, 12], words: [/letter/i], language: 'en' },
  },
  { kind: 'number', ...GARDEN, wish: 'can we cut this down to seven?', expect: { count: 7 } },
  {
    kind: 'add',
    ...GARDEN,
    wish: 'I would also like to ask about tomatoes',
    expect: { added: 1, words: [/tomato/i] },
  },
  { kind: 'add', ...SCHLAF, wish: 'Noch zwei Fragen zu Albträumen', expect: { added: 2, words: [/Albtr/] } },
  { kind: 'drop', ...GARDEN, wish: 'get rid of number 2 please', expect: { gone: [1] } },
  { kind: 'drop', ...VIAJES, wish: 'elimina la primera pregunta', expect: { gone: [0] } },
  {
    kind: 'type',
    ...GARDEN,
    wish: 'could the first question be a text question?',
    expect: { changed: [0], at: [{ place: 0, type: 'long_text' }] },
  },
  {
    kind: 'type',
    ...VIAJES,
    wish: 'convierte la última en una pregunta de sí o no',
    expect: { changed: [-1], at: [{ place: -1, type: 'boolean' }] },
  },
  {
    kind: 'order',
    ...GARDEN,
    wish: 'put the first question at the end',
    expect: { order: (n) => [...Array.from({ length: n - 1 }, (_, i) => i + 1), 0] },
  },
  {
    kind: 'order',
    ...SCHLAF,
    wish: 'Tausche Frage 1 und 3',
    expect: { order: (n) => Array.from({ length: n }, (_, i) => (i === 0 ? 2 : i === 2 ? 0 : i)) },
  },
  {
    kind: 'wording',
    ...SCHLAF,
    wish: 'Bitte die Leute siezen',
    expect: { words: [/\bSie\b/], not: [/\bdu\b/] },
  },
  {
    kind: 'several',
    ...GARDEN,
    wish: 'Remove question 2. Then translate everything into German.',
    expect: { language: 'de', words: [/garten|pflanz/i] },
  },
  { kind: 'cannot', ...GARDEN, wish: 'add a photo upload', expect: { gone: [], says: /photo|picture/i } },
  { kind: 'asking', ...GARDEN, wish: 'How many questions should a survey have?', expect: { reply: 'text' } },
  {
    kind: 'prompt wishes',
    ...GARDEN,
    wish: 'PROMPT no more than 300 words, and in Spanish',
    expect: { words: [/300 words/, /Spanish|español/i] },
  },
  {
    kind: 'prompt wishes',
    ...GARDEN,
    material: 'both',
    wish: 'PROMPT make it a letter to the reader and just two steps',
    expect: { steps: 2, words: [/letter/i, /facebook_posts_sample/] },
  },
]
