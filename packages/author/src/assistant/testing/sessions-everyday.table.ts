import type { Session } from './session.ts'

/** What can be pasted on any subject, and says nothing of it. */
const PASTED =
  /How did it start between|object in your home|comes up first\? Where were you|¿Cómo empezó lo tuyo|objeto de tu casa|Gegenstand bei dir|Wie bist du auf .* gekommen/

/** As ordinary people type, about ordinary things. */
export const EVERYDAY_SESSIONS: Session[] = [
  {
    title: 'Our village choir',
    description:
      'A survey for our singers after the summer concert, especially about the songs and the rehearsal evenings. Nine questions please.',
    first: {
      count: 9,
      words: [/the songs/, /the rehearsal evenings\?/],
      not: [PASTED, /Nine/, /your village/],
    },
    turns: [
      ['the one about the rehearsals first', { order: () => [2, 0, 1, 3, 4, 5, 6, 7, 8] }],
      ['drop the last two', { gone: [7, 8] }],
    ],
  },
  {
    title: 'a survey about how people sleep when they travel',
    description: '',
    first: { count: [8, 12], words: [/sleep/], not: [PASTED, /a survey/, /they travel/] },
    turns: [
      ['it’s for kids', { says: /children/ }],
      ['add one about snoring', { added: 1, words: [/snoring/] }],
    ],
  },
  {
    title: 'Dog walkers',
    description: 'I want to ask the people I meet every morning about walking their dogs',
    first: { count: [8, 12], words: [/dog/], not: [PASTED, /their dogs/, /dog walkers/i] },
    turns: [
      ['make number 4 optional', { changed: [3], at: [{ place: 3, text: /\(optional\)$/ }] }],
      ['nothing about money please', { changed: [], says: /nothing about money/i }],
      ['ok that’s good', { reply: 'text', says: /Approve/ }],
    ],
  },
  {
    title: 'Coffee',
    description: 'hey can you make a fun survey for my colleagues about how they drink coffee',
    first: {
      count: [8, 12],
      words: [/How do you drink your coffee/, /medal|complaints office/],
      not: [PASTED],
    },
    turns: [
      ['fewer questions, like 6', { count: 6 }],
      ['the last one first', { order: () => [5, 0, 1, 2, 3, 4] }],
    ],
  },
  {
    title: 'Our street party',
    description: 'It was two weeks ago and we want to know how people liked it',
    first: { count: [8, 12], words: [/did you/], not: [PASTED, /Are you coming/, /bring/] },
    turns: [
      ['add one about the band', { added: 1, words: [/How did you like the band/] }],
      ['undo', { count: 10, not: [/band/] }],
    ],
  },
  {
    title: 'What do my friends really think of me',
    description: 'just a funny thing for my 40th birthday',
    first: { count: [8, 12], words: [/describe me/], not: [PASTED, /think of you/] },
    turns: [['more than 12 questions', { count: 13 }]],
  },
  {
    title: 'Moving the playground',
    description:
      'The council wants to move the playground to the park. I’d like to know what the parents in our road think',
    first: {
      count: [8, 12],
      words: [/moving the playground/, /in favour/],
      not: [PASTED, /our road/, /the moving/],
    },
    turns: [['in German', { language: 'de', not: [/moving/] }]],
  },
  {
    title:
      'We run a small pottery studio and I want to know what our members like and what is missing, 8 questions',
    description: '',
    first: { count: 8, not: [PASTED, /We run/] },
    turns: [['swap the first two', { order: () => [1, 0, 2, 3, 4, 5, 6, 7] }]],
  },
  {
    title: 'El gimnasio del barrio',
    description: 'Queremos saber qué opinan los socios, sobre todo de las clases y los vestuarios',
    first: {
      count: [8, 12],
      language: 'es',
      words: [/las clases/, /los vestuarios/],
      not: [PASTED, /socios/],
    },
    turns: [
      ['quita las dos últimas', { gone: [6, 7] }],
      ['pon la de los vestuarios la primera', { at: [{ place: 0, text: /vestuarios/ }] }],
    ],
  },
  {
    title: 'una encuesta sobre cómo usamos el móvil',
    description: 'para mi clase de 2º de la ESO',
    first: { count: [8, 12], language: 'es', words: [/móvil/], not: [PASTED, /encuesta/] },
    turns: [['añade una sobre las notificaciones', { added: 1, words: [/notificaciones/] }]],
  },
  {
    title: 'Mi abuela Carmen',
    description: 'Preguntas para que mis primos cuenten sus recuerdos de ella, cumple 90',
    first: { count: [8, 12], language: 'es', words: [/la abuela Carmen/], not: [PASTED] },
    turns: [['nada de salud', { changed: [], says: /salud/ }]],
  },
  {
    title: 'La boda de Marta y Luis',
    description: 'Fue en junio. Queremos saber qué les pareció a los invitados, pero con humor, 8 preguntas',
    first: { count: 8, language: 'es', words: [/boda/], not: [PASTED, /[Vv]endrás/, /con humor/] },
    turns: [['en inglés', { language: 'en', words: [/wedding/], not: [/boda/] }]],
  },
  {
    title: 'Teletrabajo',
    description:
      'cuestionario para mi equipo sobre trabajar desde casa, para decidir cuántos días vamos a la oficina',
    first: { count: [8, 12], language: 'es', words: [/oficina/], not: [PASTED, /lunes/] },
    turns: [['haz opcional la última', { at: [{ place: -1, text: /\(opcional\)$/ }] }]],
  },
  {
    title: 'El autobús 14',
    description: 'somos vecinos y queremos quejarnos con datos',
    first: { count: [8, 12], language: 'es', words: [/puntualidad/], not: [PASTED] },
    turns: [
      ['añade una de los retrasos', { added: 1, words: [/retrasos/] }],
      ['la última primero', { order: (n) => [n - 1, ...Array.from({ length: n - 1 }, (_, at) => at)] }],
    ],
  },
  {
    title: 'Los veranos de la infancia',
    description: '',
    first: { count: [8, 12], language: 'es', words: [/A qué sabía el verano/], not: [PASTED] },
    turns: [['algo sobre los helados', { added: 1, words: [/los helados/] }]],
  },
  {
    title: 'Panadería Romero',
    description: 'Encuesta corta para los clientes',
    first: { count: 6, language: 'es', words: [/pan/], not: [PASTED] },
    turns: [['quita la de los aparcamientos', { changed: [], says: /aparcamientos/ }]],
  },
  {
    title: 'Unser Kleingartenverein',
    description: 'Umfrage unter den Mitgliedern, vor allem zu Wasser und Gemeinschaftsarbeit',
    first: { count: [8, 12], language: 'de', words: [/Wasser/, /Gemeinschaftsarbeit/], not: [PASTED] },
    turns: [
      ['nichts über Geld', { changed: [], says: /Geld/ }],
      ['weniger Fragen, so 6', { count: 6 }],
    ],
  },
  {
    title: 'eine Umfrage darüber, wie Leute Weihnachten feiern',
    description: '',
    first: { count: [8, 12], language: 'de', words: [/Weihnachten/, /auf den Tisch/], not: [PASTED] },
    turns: [
      ['lustiger', { says: /verspielter/ }],
      ['noch eine über Geschenke', { added: 1, words: [/Geschenk/] }],
    ],
  },
  {
    title: 'Elternabend',
    description:
      'Der war letzte Woche, ich möchte Feedback von den Eltern, bitte höchstens 7 Fragen und per Sie',
    first: { count: 7, language: 'de', words: [/Sie/], not: [PASTED, /\bdu\b/, /per Sie/] },
    turns: [['die letzte optional', { at: [{ place: -1, text: /\(freiwillig\)$/ }] }]],
  },
  {
    title: 'Wie gut kennt ihr mich?',
    description: 'Spaßquiz für meinen Polterabend',
    first: { count: [8, 12], language: 'de', words: [/kennst du mich/], not: [PASTED, /kennt ihr mich/] },
    turns: [['passt so', { reply: 'text' }]],
  },
  {
    title: 'Rückenschmerzen',
    description: 'Ich bin Physiotherapeutin und will wissen, was meinen Patienten hilft',
    first: { count: [8, 12], language: 'de', words: [/Nacken/], not: [PASTED, /meinen Patienten/, /\bdu\b/] },
    turns: [['mehr als 10 Fragen', { count: 11 }]],
  },
  {
    title: 'Brettspiele',
    description: 'Fragen für unseren Spieleabend',
    first: { count: [8, 12], language: 'de', words: [/verlieren/], not: [PASTED, /Bildschirm/] },
    turns: [
      ['auf Englisch', { language: 'en', words: [/board games/] }],
      ['rückgängig', { language: 'de' }],
    ],
  },
  {
    title: 'Die neue Parkregelung',
    description: 'Was die Anwohner davon halten, sachlich bitte',
    first: {
      count: [8, 12],
      language: 'de',
      words: [/die neue Parkregelung/, /keine Meinung/],
      not: [PASTED],
    },
    turns: [['die zweite weg', { gone: [1] }]],
  },
  {
    title: 'Meine Schulzeit',
    description: 'Klassentreffen nach 20 Jahren, die Leute sollen sich erinnern',
    first: { count: [8, 12], language: 'de', words: [/Streich/, /deine Schulzeit/], not: [PASTED] },
    turns: [['eine über den strengsten Lehrer', { added: 1, words: [/den strengsten Lehrer/] }]],
  },
]
