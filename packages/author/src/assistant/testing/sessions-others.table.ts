import type { Session } from './session.ts'
import { LIFE_STORY } from './sessions-english.table.ts'

/** The same in Spanish and German. */
export const OTHER_SESSIONS: Session[] = [
  {
    title: 'Comedor del cole',
    description:
      'soy del AMPA y queremos saber qué opinan las familias del comedor: comida, precio, ruido, monitores. Que sea cortita que si no no contestan',
    first: {
      count: [4, 7],
      language: 'es',
      words: [/comida/, /precio/, /ruido/, /monitores/],
      not: [LIFE_STORY, /nombre/],
    },
    turns: [
      [
        'la del precio ponla con opciones: barato, justo, caro, muy caro',
        { changed: [1], at: [{ place: 1, options: [/^barato\njusto\ncaro\nmuy caro$/] }] },
      ],
      ['junta la del ruido y la de los monitores', { count: 5, words: [/ruido y los monitores/] }],
      ['¿cuántas quedan?', { reply: 'text', says: /\b5\b/ }],
    ],
  },
  {
    title: 'Taller de cerámica',
    description:
      'Tengo un taller de cerámica y quiero preguntar a los alumnos si les va mejor otro horario y qué técnicas quieren aprender',
    first: {
      count: [3, 8],
      language: 'es',
      words: [/horario/, /técnicas/],
      types: ['long_text'],
      not: [LIFE_STORY],
    },
    turns: [
      [
        'añade opciones en técnicas: torno, raku, esmaltes, porcelana',
        {
          changed: [1],
          at: [{ place: 1, type: 'multi_select', options: [/torno\nraku\nesmaltes\nporcelana/] }],
        },
      ],
      ['tutea, que nos conocemos todos', { changed: [], not: [/\busted\b|\bsu\b/] }],
      ['mándasela tú a mis alumnos por whatsapp', { reply: 'text', says: /No puedo enviársela.*enlace/ }],
    ],
  },
  {
    title: 'Cuidadoras de mayores',
    description:
      'Coordino a 18 cuidadoras a domicilio. Quiero saber cómo están, si están cansadas, si les duele la espalda, si se sienten valoradas. Anónimo.',
    first: {
      language: 'es',
      words: [/cansancio/, /espalda/, /se valora tu trabajo/],
      not: [LIFE_STORY, /nombre|cuidadoras/],
    },
    turns: [
      ['la tercera es un poco indiscreta', { changed: [2], says: /pregunta 3/ }],
      [
        'pon la del cansancio del 1 al 10',
        { at: [{ place: 1, type: 'rating_scale' }], says: /de 1 \(.+\) a 10 \(.+\)/ },
      ],
      [
        'que no suene a médico',
        { at: [{ place: 1, type: 'rating_scale', text: /cansancio/ }], words: [/se valora tu trabajo/] },
      ],
    ],
  },
  {
    title: 'Huerto urbano vecinal',
    description:
      'En mi colonia hay un terreno baldío y queremos hacer un huerto. Necesito saber quién se apunta, cuánto tiempo le puede dedicar y si hay gente en contra',
    first: {
      language: 'es',
      words: [/participar/, /Cuánto tiempo/, /en contra/],
      types: ['long_text'],
      not: [LIFE_STORY, /Quiés/],
    },
    turns: [
      [
        'cambia la 2 por la 4',
        { order: (n) => [0, 3, 2, 1, ...Array.from({ length: n - 4 }, (_, at) => at + 4)] },
      ],
      ['el tiempo que sea en horas por semana', { changed: [3], words: [/dedicar, en horas por semana\?/] }],
      [
        'mejor déjala como estaba',
        { changed: [3], at: [{ place: 3, text: /^¿Cuánto tiempo le podrías dedicar\?$/ }] },
      ],
    ],
  },
  {
    title: 'Freiwillige Feuerwehr',
    description:
      'Wir sind eine freiwillige Feuerwehr mit 34 Aktiven und tagsüber kommen kaum noch Leute zum Einsatz. Ich will rausfinden, woran es liegt und wann wer kann.',
    first: {
      count: [4, 10],
      language: 'de',
      words: [/Wann kannst du/, /Woran liegt es/, /bis dorthin/],
      not: [LIFE_STORY, /das Thema/],
    },
    turns: [
      [
        'Frag noch wie weit sie zum Gerätehaus haben, in Minuten',
        { words: [/Wie weit hast du zum Gerätehaus, in Minuten\?/], not: [/bis dorthin/] },
      ],
      ['bitte duzen', { changed: [], not: [/\bSie\b/] }],
      ["wie viele Fragen sind's jetzt?", { reply: 'text', says: /\b8\b/ }],
    ],
  },
  {
    title: 'WG-Putzplan',
    description:
      'wir sind 5 leute in einer wg und es gibt dauernd stress wegen putzen. will ne kleine umfrage machen bevor wir uns zusammensetzen',
    first: {
      count: [3, 8],
      language: 'de',
      words: [/\bdu\b/, /zufrieden|stört/, /Regelung/],
      not: [LIFE_STORY, /am wenigsten|\bSie\b/],
    },
    turns: [
      ['die zweite klingt vorwurfsvoll', { changed: [1], says: /Frage 2/ }],
      [
        'Antworten bei der Regelung: fester Plan, jeder seins, Putzhilfe, egal',
        { changed: [4], at: [{ place: 4, options: [/^fester Plan\njeder seins\nPutzhilfe\negal$/] }] },
      ],
      [
        'kannst du denen auch gleich sagen wann wir uns treffen? Do 19 Uhr',
        { reply: 'text', says: /niemandem.*Beschreibung/ },
      ],
    ],
  },
  {
    title: 'Pfarrbücherei',
    description:
      'Ich leite ehrenamtlich unsere kleine Pfarrbücherei. Ich möchte wissen, was die Leute gern ausleihen würden und ob die Öffnungszeiten passen. Viele sind älter.',
    first: {
      count: [3, 8],
      language: 'de',
      words: [/\bSie\b/, /ausleihen/, /Öffnungszeiten/],
      not: [LIFE_STORY, /Feedback|\bdu\b/],
    },
    turns: [
      ['Warum fragen Sie das Dritte?', { reply: 'text', says: /Frage 3, „.*Pfarrbücherei/ }],
      ['Dann lassen wir es weg.', { gone: [2] }],
      [
        'Ach, nehmen Sie es doch wieder hinein, aber ans Ende.',
        { added: 1, at: [{ place: -1, text: /Wie oft nutzen Sie/ }] },
      ],
      [
        'Und bitte kürzer, höchstens fünf.',
        { count: 5, words: [/ausleihen/, /Öffnungszeiten/], says: /Weggefallen/ },
      ],
    ],
  },
  {
    title: 'Lauftreff Frauen',
    description:
      'Ich organisiere einen Lauftreff für Frauen abends im Park. Will wissen ob sie sich sicher fühlen, welches Tempo, welche Strecke',
    first: {
      language: 'de',
      words: [/Wie sicher/, /Tempo/, /Strecke/, /km/],
      not: [LIFE_STORY, /Gewicht|Wie alt|Übergriff/],
    },
    turns: [
      [
        'Tempo bitte in min pro km: unter 5:30, 5:30–6:30, über 6:30, weiß nicht',
        {
          changed: [1],
          at: [
            { place: 1, text: /in min pro km/, options: [/^unter 5:30\n5:30–6:30\nüber 6:30\nweiß nicht$/] },
          ],
        },
      ],
      [
        'mach bei Sicherheit ne Skala von 1 bis 10',
        { at: [{ place: 0, type: 'rating_scale' }], says: /von 1 \(.+\) bis 10 \(.+\)/ },
      ],
      [
        'übersetz es ins Englische, wir haben zwei aus Irland dabei',
        {
          count: 8,
          words: [/How safe do you feel/, /min pro km/],
          at: [
            { place: 0, type: 'rating_scale' },
            { place: 1, options: [/5:30–6:30/] },
          ],
        },
      ],
    ],
  },
]
