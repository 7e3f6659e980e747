import type { Session } from './session.ts'

/** What belongs to the message around a survey, and to none of its questions. */
const CIRCUMSTANCE =
  /because|weil|porque|questions|Fragen|preguntas|i want|the (?:i|we|so)\b|\d+ (?:people|Leute|personas)/i

/** Whole messages in place of a title, and wishes that point at one question, as people type them. */
export const MESSAGE_SESSIONS: Session[] = [
  {
    title: 'what do my mates honestly think of my moustache, keep it light',
    description: '',
    first: {
      count: [6, 12],
      types: ['rating_scale', 'single_select', 'long_text'],
      words: [/How do you like my moustache\?/, /suit me|without it/],
      not: [/your moustache/, /know me/],
    },
    turns: [
      ['ask why after the first one', { added: 1, at: [{ place: 1, type: 'long_text', text: /why/i }] }],
      ['in German', { language: 'de', not: [/moustache/] }],
    ],
  },
  {
    title: 'Ich möchte wissen, was meine Familie von meinen Kochkünsten hält',
    description: '',
    first: {
      count: [8, 12],
      language: 'de',
      words: [/meine|schmeckt/i],
      not: [/deine Kochkünste/, /den Koch/],
    },
    turns: [['lockerer', { changed: undefined, says: /wie man redet/ }]],
  },
  {
    title: 'qué opinan mis compañeros de mi forma de conducir',
    description: '',
    first: { count: [8, 12], language: 'es', words: [/mi forma de conducir/, /mi lado/] },
    turns: [],
  },
  {
    title:
      "We're organising a retirement do for our caretaker in March, roughly 30 guests, and I need to know who can come, what people could bring and how much they want to spend. Seven questions at most because nobody has time.",
    description: '',
    first: {
      count: [5, 7],
      words: [/coming|be there/i, /bring/i, /cost per person|contribution/i],
      not: [CIRCUMSTANCE, /caretaker\?.*caretaker/],
    },
    turns: [
      ['add 50 to 80 as an option to the cost one', { at: [], words: [/cost/] }],
      ['ask about parking too', { says: /at most|parking/i }],
    ],
  },
  {
    title:
      'Quiero preguntar a las familias del equipo qué les parecen los entrenamientos, porque hubo quejas: si el horario es cómodo, si sus hijos se divierten y el precio. Unas 7 preguntas.',
    description: '',
    first: {
      count: 7,
      language: 'es',
      words: [/horario/, /[Tt]us hijos|[Ss]us hijos/, /precio/],
      not: [CIRCUMSTANCE, /quejas/, /el porque/],
    },
    turns: [
      ['pregunta por qué después de la del horario', { added: 1, words: [/Por qué/] }],
      ['la del precio al final', { at: [{ place: -1, text: /precio/ }] }],
    ],
  },
  {
    title: 'Umfrage zu den vier Windrädern, die hinter dem Wald gebaut werden sollen',
    description: '',
    first: {
      count: [8, 12],
      language: 'de',
      words: [/die vier Windräder/],
      not: [/den vier/, /Jahreszeit/, /hinter dem/],
    },
    turns: [
      ['fasse 3 und 4 zusammen', { says: /3 und 4/ }],
      ['tausch 1 und 2', { order: (n) => [1, 0, ...Array.from({ length: n - 2 }, (_, at) => at + 2)] }],
    ],
  },
  {
    title: 'I want to track whether I keep away from my phone after ten',
    description: '',
    first: { count: [3, 6], words: [/today/], not: [/track/, /customers/] },
    turns: [['ask me every day at ten', { reply: 'text', says: /reminder/ }]],
  },
  {
    title: 'Our house needs a new cleaning rota, there are 6 of us, 6 questions',
    description: '',
    first: { count: 6, words: [/cleaning/], not: [/6 of us/, CIRCUMSTANCE] },
    turns: [
      ['the tasks one: showers, sinks, mirrors', { words: [/sinks/], not: [/windows/] }],
      ['add shared tools', { added: 1, words: [/shared tools/] }],
      ['rank kitchen, bath, hall and stairs', { at: [], types: ['ranking'] }],
    ],
  },
  {
    title: 'Filmabend: welcher Film, welcher Tag, wer bringt was mit',
    description: '',
    first: {
      count: [5, 8],
      language: 'de',
      words: [/Film/, /Tag/, /Was bringst du mit/],
      not: [/Welche \p{L}+ wäre/u],
    },
    turns: [
      [
        'beim Tag nur Freitag und Sonntag',
        { at: [{ place: 1, options: [/Freitag/, /Sonntag/], notOptions: [/Montag/] }] },
      ],
      ['mehrere ankreuzen dürfen', { says: /Frage/ }],
      ['das mit dem Mitbringen doch weg', { not: [/bringst du mit/] }],
    ],
  },
  {
    title: 'A survey about how people commute',
    description: '',
    first: { count: [8, 12] },
    turns: [
      ['let people pick two', { changed: [], says: /understand|question/i }],
      ['the music one as a star rating', { says: /music|understand|scale/i }],
      [
        'add a question for the meeting point, options church, pub and school',
        { added: 1, words: [/church/] },
      ],
      ['and why?', { added: 1, words: [/why/i] }],
      ['thank everyone at the end', { reply: 'text', says: /description/ }],
    ],
  },
  {
    title: 'We run a small bike repair shop and want to know what customers think',
    description: '',
    first: { count: [8, 12], words: [/shop|repair/] },
    turns: [
      ['make it friendlier', { words: [/happy|nice|what makes you/i], says: /the way people talk/ }],
      ['in Spanish', { language: 'es', not: [/’s close/] }],
    ],
  },
]
