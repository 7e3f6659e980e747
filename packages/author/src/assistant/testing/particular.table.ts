import type { Expected, RequestRow } from './request-row.ts'

const BATHS = {
  title: 'Harbour baths',
  description: 'Families with season tickets.',
  before: ['I need 7 questions for parents about the changing rooms, the water temperature and the prices'],
}
const SHED = {
  title: 'Bike shed',
  description: 'Office staff',
  before: ['We have to choose a day for the clean-out and decide whether to buy hooks. Make a poll.'],
}
const HALLE = {
  title: 'Kletterhalle',
  description: 'Mitglieder ab 12 Jahren',
  before: ['Ich hätte gern sieben Fragen zu den Öffnungszeiten, den Duschen und den Preisen'],
}
const CORO = {
  title: 'Coro de la parroquia',
  description: '',
  before: ['Tenemos que decidir qué día ensayar y si comprar atriles. Hazme una votación corta.'],
}

type Session = typeof BATHS
const wish = (session: Session, text: string, expect: Expected): RequestRow => ({
  kind: 'particular',
  ...session,
  wish: text,
  expect,
})

/** Wishes about one thing in a survey that was asked for in a brief: that one changes, all else stays. */
export const PARTICULAR: RequestRow[] = [
  wish(BATHS, 'shorter please, they only have 2 minutes', { count: [3, 6], says: /minute/ }),
  wish(BATHS, 'the second one sounds a bit cold, make it friendlier', { changed: [1] }),
  wish(BATHS, 'make the fourth a ranking of 4 snacks', {
    changed: [3],
    at: [{ place: 3, type: 'ranking' }],
  }),
  wish(BATHS, 'make the fifth a ranking of 3 mascots', {
    changed: [4],
    at: [{ place: 4, type: 'ranking' }],
    says: /mascots/,
  }),
  wish(BATHS, 'it has to be anonymous, no names', { changed: [], says: /name|identif/ }),
  wish(BATHS, 'tell them they may skip anything they like', { says: /skip/ }),
  wish(BATHS, 'an open question at the end', { says: /open|end|last/i }),
  wish(BATHS, 'mostly closed questions please', { count: [5, 7], says: /ticking|open/ }),
  wish(BATHS, 'leave out anything about religion, it is too private', {
    changed: [],
    says: /^(?!.*private).*religion/,
  }),
  wish(BATHS, 'the one about prices should be yes/no', { says: /answered|question/ }),
  wish(BATHS, 'Question 2 is leading, it pushes people to say yes', { changed: [1] }),
  wish(BATHS, 'add a don’t know option', { says: /option/, words: [/don[’']t know/i] }),
  wish(BATHS, 'add one about the lockers and say that skipping is okay', {
    words: [/lockers/],
    says: /skip/,
    not: [/skipping is okay/],
  }),
  wish(BATHS, 'add a question asking whether the slide is safe enough', {
    added: 1,
    words: [/Is the slide safe enough\?/],
  }),
  wish(BATHS, 'use simpler words and make it anonymous', { says: /name|identif|anonym/ }),
  wish(BATHS, 'asdf qwer', { changed: [], says: /“asdf qwer”/ }),
  wish(SHED, 'add Saturday to the days and take Monday out', {
    changed: [0],
    at: [{ place: 0, options: [/Saturday/], notOptions: [/Monday/] }],
  }),
  wish(SHED, 'make the hooks question yes / no / not bothered', {
    changed: [1],
    at: [{ place: 1, options: [/^yes\nno\nnot bothered$/i] }],
  }),
  wish(SHED, 'add an option for people who don’t care', {
    words: [/(?:don[’']t|do not) (?:care|mind)|no opinion/i],
  }),
  wish(SHED, 'let people pick several days', { changed: [0], at: [{ place: 0, type: 'multi_select' }] }),
  wish(SHED, 'only weekdays for the day', { at: [{ place: 0, notOptions: [/Sunday/] }] }),
  wish(SHED, 'in German please', { language: 'de', words: [/Montag/] }),
  wish(HALLE, 'bitte per Sie', { words: [/\bSie\b/], not: [/\bdu\b|\bdein/] }),
  wish(HALLE, 'Frage 3 zum Ankreuzen, höchstens zwei', {
    changed: [2],
    at: [{ place: 2, type: 'multi_select', text: /höchstens zwei/ }],
  }),
  wish(HALLE, 'kürzer, die haben nur drei Minuten', { count: [3, 6], says: /Minute/ }),
  wish(HALLE, 'die zweite klingt zu trocken, bitte wärmer', { changed: [1] }),
  wish(HALLE, 'anonym bitte, keine Namen', { changed: [], says: /Name|erkenn/ }),
  wish(HALLE, 'lass alles über Alkohol weg', { changed: [], says: /Alkohol/ }),
  wish(HALLE, 'am Ende noch eine offene Frage', { says: /offen|Ende|letzte/ }),
  wish(HALLE, 'füge „weiß nicht“ als Antwort hinzu', { says: /Antwort/ }),
  wish(CORO, 'añade el jueves y quita el viernes', {
    changed: [0],
    at: [{ place: 0, options: [/jueves/], notOptions: [/viernes/] }],
  }),
  wish(CORO, 'la segunda que sea sí / no / quizá', {
    changed: [1],
    at: [{ place: 1, options: [/^sí\nno\nquizá$/i] }],
  }),
  wish(CORO, 'la primera que se pueda marcar varias, máximo dos', {
    changed: [0],
    at: [{ place: 0, type: 'multi_select', text: /dos/ }],
  }),
  wish(CORO, 'quita lo del sueldo', { changed: [], says: /sueldo/ }),
  wish(CORO, 'que sea anónima', { changed: [], says: /nombre|identi/ }),
  wish(CORO, 'más cercano', { says: /cercano/ }),
]
