import type { RequestRow } from './request-row.ts'

const COOKS = { title: 'How people cook', description: '' }
const row = (kind: string, wish: string, expect: RequestRow['expect']): RequestRow => ({
  kind,
  ...COOKS,
  wish,
  expect,
})

const dogs = (kind: string, wish: string, expect: RequestRow['expect']): RequestRow => ({
  kind,
  title: 'The dogs we had',
  wish,
  expect,
})

/** Written by somebody who tried what the first table had not thought of. */
export const LATER: RequestRow[] = [
  row('words', 'replace “cook” with “bake”', {
    changed: [0, 5, 9],
    words: [/you bake/, /baking/],
    not: [/cook/i],
  }),
  row('words', "use the word 'meal' instead of 'dish' everywhere", {
    changed: [3, 7],
    words: [/Which meal/],
  }),
  row('words', 'change “kitchen” to “home” in question 3', { changed: [2], words: [/in your home/] }),
  row('words', 'replace “zebra” with “horse”', { changed: [], says: /None of the questions says/ }),
  row('words', 'ersetze „kitchen“ durch „home“', { words: [/home/], not: [/kitchen/] }),
  row('reference', 'I don’t like number 4, drop it', { gone: [3], says: /^I dropped question 4\.$/ }),
  row('reference', 'question 5 is boring, give me a different one', { changed: [4] }),
  row('options', 'add "None of these" to question 3', { at: [{ place: 2, options: [/None of these/] }] }),
  row('options', 'give question 7 options: Never, Sometimes, Always', {
    at: [{ place: 6, options: [/Never/, /Sometimes/, /Always/], notOptions: [/tastes/] }],
  }),
  row('options', 'the options of 1 should be “Gas”, “Electric” and “Fire”', {
    at: [{ place: 0, options: [/Gas/, /Electric/, /Fire/], notOptions: [/recipe/] }],
  }),
  row('options', 'question 6: fewer options', {
    at: [{ place: 5, options: [/tastes/], notOptions: [/all day/] }],
  }),
  row('scale', 'make the rating go from 1 to 10', { changed: [], says: /scale of question 2/ }),
  row('scale', 'make question 1 a scale from 1 to 5', { at: [{ place: 0, type: 'rating_scale' }] }),
  row('add', 'add a follow-up to question 1 asking why', { added: 1, at: [{ place: 1, text: /^Why/ }] }),
  row('add', 'ask how old they are', { added: 1, words: [/How old are you\?/] }),
  row('add', 'Ask people their age and where they live', {
    added: 2,
    words: [/How old/, /Where do you live/],
    says: /How old.*Where do you live/,
  }),
  row('add', 'ask how often they eat out with their friends', {
    added: 1,
    words: [/How often do you eat out with your friends\?/],
  }),
  row('add', 'add a question at position 3 about spices', { added: 1, at: [{ place: 2, text: /spices/ }] }),
  row('add', 'insert one about knives after question 2', { added: 1, at: [{ place: 2, text: /knives/ }] }),
  row('add', 'Add a consent question at the start', { added: 1, at: [{ place: 0, type: 'boolean' }] }),
  row('whole', 'these are too generic, make them about baking bread', {
    words: [/baking bread/],
    says: /^I made new questions, about baking bread\.$/,
  }),
  row('whole', 'sort from easy to hard', { order: () => [7, 0, 1, 2, 5, 3, 4, 6, 8, 9] }),
  row('whole', 'put the open questions at the end', { order: () => [0, 1, 2, 5, 7, 3, 4, 6, 8, 9] }),
  row('whole', 'remove duplicates', { changed: [], says: /No two/ }),
  row('whole', 'make it fun for kids', { says: /playful/ }),
  row('cannot', 'split question 2 into two', { changed: [], says: /one thing only/ }),
  row('split', 'question 4 asks two things, split it', {
    words: [/^Which dish can you make without looking anything up\?|And who|Who did you learn it from\?/],
    count: 11,
  }),
  row('optional', 'make question 1 optional', { changed: [0], says: /survey editor/ }),
  row('cannot', 'use emojis', { changed: [], says: /only write words/ }),
  row('cannot', 'translate to French', { changed: [], says: /French/ }),
  row('answers', 'what is question 4 for?', { reply: 'text', says: /story/ }),
  row('answers', 'how long will it take to answer?', { reply: 'text', says: /minutes/ }),
  row('answers', 'looks great', { reply: 'text', says: /Approve/ }),
  row('pleasantry', 'Thanks! Now one about leftovers and one about breakfast', {
    added: 2,
    words: [/leftovers/, /breakfast/],
    says: /^I added/,
  }),
  dogs('count', 'I think 12 would be better', { count: 12 }),
  dogs('count', 'half as many', { count: 5 }),
  dogs('drop', 'drop everything after 6', { gone: [6, 7, 8, 9] }),
  dogs('drop', 'take the second question out and put in one about names', {
    words: [/called|name/i],
    says: /^I dropped question 2/,
  }),
  dogs('drop', 'No rankings please', { gone: [5], says: /dropped question 6/ }),
  dogs('move', 'question 2 should come last', { order: () => [0, 2, 3, 4, 5, 6, 7, 8, 9, 1] }),
  dogs('words', 'change question 5 to: What did your dog smell like?', {
    at: [{ place: 4, type: 'long_text', text: /smell like/ }],
  }),
  dogs('words', 'please add: Did your dog ever bite anybody?', { added: 1, words: [/ever bite anybody/] }),
  dogs('words', 'use “companion” for “dog”', { words: [/the companions you had/], not: [/dog/] }),
  dogs('words', 'Could you make number 3 shorter?', { changed: [], says: /no words to spare/ }),
  dogs('retype', 'Let people choose more than one answer in question 1', {
    at: [{ place: 0, type: 'multi_select' }],
  }),
  dogs('add', 'ask them to rate their dog from 1 to 10', {
    added: 1,
    words: [/How would you rate your dog\?/],
  }),
  dogs('replace', 'let the last question be about food', { changed: [9], words: [/food/] }),
  dogs('answers', 'is it too long?', { reply: 'text', says: /twelve/ }),
  dogs('answers', 'can I edit these myself?', { reply: 'text', says: /^Yes/ }),
  {
    kind: 'words',
    title: 'Los domingos',
    wish: 'cambia “domingo” por “sábado”',
    expect: { words: [/los sábados/], not: [/domingo/] },
  },
  {
    kind: 'move',
    title: 'Los domingos',
    wish: 'la última al principio',
    expect: { order: () => [9, 0, 1, 2, 3, 4, 5, 6, 7, 8] },
  },
  { kind: 'drop', title: 'Los domingos', wish: 'sin escalas', expect: { gone: [0] } },
  {
    kind: 'move',
    title: 'Mein Garten',
    wish: 'die letzte Frage soll zuerst kommen',
    expect: { order: () => [9, 0, 1, 2, 3, 4, 5, 6, 7, 8] },
  },
  {
    kind: 'add',
    title: 'Mein Garten',
    wish: 'füge nach Frage 1 eine über Schnecken ein',
    expect: { added: 1, at: [{ place: 1, text: /Schnecken/ }] },
  },
  { kind: 'split', title: 'Mein Garten', wish: 'teile Frage 7 in zwei', expect: { count: 11 } },
  {
    kind: 'prompt wishes',
    ...COOKS,
    material: 'survey',
    wish: 'PROMPT remove the second step',
    expect: { reply: 'prompt', steps: 2, says: /one step shorter/ },
  },
  {
    kind: 'prompt wishes',
    ...COOKS,
    material: 'survey',
    wish: 'PROMPT make step 1 a function',
    expect: { reply: 'prompt', steps: 3, says: /topic editor/ },
  },
]
