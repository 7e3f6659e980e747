import type { Session } from './session.ts'

/** Questions that can be pasted on any subject. */
const PASTED = /feelings go with|comes to your mind first|Gefühle|primero que se te ocurre|care about/

/** A title, a first message that tells more, and then what people ask for in their own words. */
export const TOLD_SESSIONS: Session[] = [
  {
    title: 'End of term feedback, Year 8 Science',
    description: 'I teach 13 year olds. Want to know what worked this term and what didn’t.',
    first: { count: [8, 12], words: [/lessons/, /homework/, /change next term/], not: [PASTED] },
    turns: [
      [
        'Hi, can you draft this for me? Keep the language simple please, some of them struggle with reading.',
        { count: [8, 12], not: [PASTED] },
      ],
      ['Too many. They have ten minutes. Can you get it down to 7?', { count: 7 }],
      [
        'Add one about the practicals, which one they liked best. We did density, plant dissection, circuits and the volcano one',
        {
          added: 1,
          at: [
            { place: -1, type: 'single_select', options: [/density/, /dissection/, /circuits/, /volcano/] },
          ],
        },
      ],
      ['Should I ask for their names?', { reply: 'text', says: /names/ }],
    ],
  },
  {
    title: 'Hendricks family reunion 2026',
    description: '',
    first: { count: [8, 12], not: [PASTED] },
    turns: [
      [
        'Planning a reunion for about 60 people across three generations, probably July, somewhere near Asheville. Need to know dates, food, kids, money, who’d help out.',
        { count: [8, 12], words: [/dates/, /eat/, /cost/, /help/, /children/], not: [PASTED, /asheville/i] },
      ],
      [
        'Make the date question options: July 10-12, July 17-19, July 24-26, can’t come any of those',
        { changed: [2], at: [{ place: 2, type: 'multi_select', options: [/10-12/, /24-26/] }] },
      ],
      ['My aunt will be offended by the budget one. softer?', { changed: [6], says: /cost per person/ }],
      [
        'add something fun at the end, like a favorite memory of grandma Ruth',
        { added: 1, words: [/your favorite memory of grandma Ruth\?/] },
      ],
      ['Does everybody have to answer all of them?', { reply: 'text', says: /optional/ }],
    ],
  },
  {
    title: 'New hire onboarding - 30 day check',
    description: 'Remote software company, ~80 staff',
    first: { count: [8, 12], types: ['likert_scale', 'long_text'] },
    turns: [
      ['need 8 questions max, mix of likert and open', { count: 8, types: ['likert_scale', 'long_text'] }],
      [
        'Add one on whether their laptop and accounts were ready on day one. yes/no',
        { added: 1, words: [/Were your laptop and accounts ready/], says: /9/ },
      ],
      [
        'There’s a typo in the second question I think? or maybe its me',
        { changed: [], says: /see no mistake/ },
      ],
    ],
  },
  {
    title: 'Allotment site meeting prep',
    description: 'Hillcrest allotments, 52 plots. Water bills are up and the waiting list is 4 years.',
    first: { count: [8, 12], words: [/water/, /waiting list/], not: [PASTED] },
    turns: [
      [
        'The committee are split on hosepipes. Can you make sure that question isn’t loaded either way?',
        { changed: [], says: /hosepipes/ },
      ],
      [
        'Give the priorities one these choices to rank: water butts, new fencing, toilet, path repairs, bees',
        { changed: [6], at: [{ place: 6, type: 'ranking', options: [/water butts/, /bees/] }] },
      ],
      [
        'Some of our older members will fill it in on paper. Anything I should think about?',
        { reply: 'text', says: /large print/ },
      ],
    ],
  },
  {
    title: 'Gym members exit survey',
    description: 'people who cancelled in the last 3 months',
    first: { count: [8, 12], words: [/reason for leaving/], not: [PASTED] },
    turns: [
      ['keep it short or they wont bother', { count: [6, 8], words: [/reason for leaving/] }],
      [
        'add would you come back if we gave you a discount, but not pushy',
        { added: 1, words: [/Would you come back if we gave you a discount\?/] },
      ],
    ],
  },
  {
    title: 'Dog training class intake',
    description: 'For new owners before puppy class starts in the new year',
    first: { count: [8, 12] },
    turns: [
      [
        'I run puppy classes in a village hall. want to know breed, age, problems, what they’ve tried, kids or other pets at home etc',
        { count: [8, 12], words: [/breed/, /age/, /tried/, /Who else lives/], not: [/do you like/] },
      ],
      [
        'problems = pulling, biting, toilet, barking, jumping up, being left alone, other. they can tick several',
        { at: [{ place: 4, type: 'multi_select', options: [/pulling/, /other/] }] },
      ],
      [
        'Also date of birth of the pup instead of age',
        { changed: [2], at: [{ place: 2, type: 'date_time' }] },
      ],
    ],
  },
  {
    title: 'Encuesta para las familias de 3.º B',
    description: 'Soy la tutora, quiero preparar la reunión de febrero',
    first: { count: [8, 12], language: 'es', words: [/deberes/, /reunión/] },
    turns: [
      ['Hola, necesito algo breve y cercano, muchas familias no tienen mucho tiempo', { count: [6, 8] }],
      ['Quita la de los deberes, que ya lo hablamos en octubre', { gone: [2] }],
      ['¿Puedes tratar de usted en vez de tú?', { words: [/\ble (?:viene|gustaría)/], not: [/\bte\b/] }],
    ],
  },
  {
    title: 'Paseo de fin de año del grupo de senderismo',
    description: '',
    first: { count: [8, 12], language: 'es' },
    turns: [
      [
        'somos unos 25, entre 30 y 70 años, hay que elegir ruta, fecha y si dormimos en refugio',
        { count: [8, 12], words: [/ruta/, /fechas/, /refugio/] },
      ],
      [
        'las rutas son: Nevado chico, Laguna Verde, Cañón del Río, que las ordenen por preferencia',
        { changed: [2], at: [{ place: 2, type: 'ranking', notOptions: [/ordenen/] }] },
      ],
      ['la de la salud está un poco fea, dila más suave', { changed: [8] }],
    ],
  },
  {
    title: '¿Qué leen mis amigos?',
    description: 'curiosidad pura, para un grupo de whatsapp',
    first: { count: [6, 10], language: 'es', words: [/fingiste/], not: [PASTED, /mis amigos/] },
    turns: [
      [
        'agregá si se duermen leyendo, sí o no',
        { changed: [], words: [/¿Te duermes leyendo\?/], says: /ya lo pregunta/ },
      ],
      ['poné primero la del libro que fingieron leer', { at: [{ place: 0, text: /fingiste/ }] }],
    ],
  },
  {
    title: 'Sommerfest in der Lindenstraße',
    description: '',
    first: { count: [8, 12], language: 'de' },
    turns: [
      [
        'Wir sind eine Hausgemeinschaft mit 14 Parteien. Termin im Juni oder Juli, wer bringt was mit, Musik ja oder nein, bis wie spät',
        { count: [8, 12], words: [/Tage/, /mitbringen/, /Musik/, /Bis wann/] },
      ],
      [
        'Termine: 14. Juni, 28. Juni, 5. Juli. Mehrere möglich',
        { at: [{ place: 2, type: 'multi_select', options: [/14\. Juni/], notOptions: [/Mehrere/] }] },
      ],
      [
        'Die Reihenfolge: erst Termin, dann wie viele Personen, dann der Rest',
        { order: () => [2, 1, 0, 3, 4, 5, 6, 7, 8, 9] },
      ],
    ],
  },
  {
    title: 'Wie heizt ihr eigentlich?',
    description: 'Umfrage im Freundeskreis, privat',
    first: { count: [8, 12], language: 'de', words: [/Temperatur/], not: [PASTED] },
    turns: [
      ['Die Kostenfrage bitte raus, über Geld reden die nicht', { gone: [7] }],
      ['Mach noch was Lustiges rein, irgendwas mit Wollsocken', { added: 1, words: [/zu Wollsocken\?/] }],
      [
        'Temperatur als Auswahl statt Text',
        { changed: [1], at: [{ place: 1, type: 'single_select', options: [/unter 17 Grad/] }] },
      ],
      ['Könnte man das auch auf Türkisch machen?', { reply: 'text', says: /Deutsch, Englisch und Spanisch/ }],
    ],
  },
  {
    title: 'How do my friends actually spend their evenings',
    description: '',
    first: { count: [8, 12], words: [/ordinary evening/], not: [PASTED, /money/] },
    turns: [
      [
        'just curious honestly. everyone I know says they read but do they',
        { words: [/read/], not: [PASTED] },
      ],
      ['can you merge the netflix one and the scrolling one', { count: 9 }],
    ],
  },
  {
    title: 'Game night!!',
    description: '',
    first: { count: [8, 12] },
    turns: [
      [
        'we’re 8 people and nobody can ever agree on games or food or whose house',
        { count: [8, 12], words: [/game/, /eat/, /Whose house/] },
      ],
      [
        'whose house: mine, Bex, Tolu, Finn & Ro',
        { changed: [6], at: [{ place: 6, type: 'single_select', options: [/mine/, /Finn & Ro/] }] },
      ],
    ],
  },
  {
    title: 'Rückmeldung zum Elternabend',
    description: 'Kita Sonnenhügel, 40 Familien',
    first: { count: [8, 12], language: 'de', words: [/Elternabend/] },
    turns: [
      [
        'Die Frage nach der Uhrzeit mit Auswahl: 17 Uhr, 19 Uhr, 20 Uhr, lieber online',
        { changed: [1], at: [{ place: 1, options: [/17 Uhr/, /lieber online/] }] },
      ],
    ],
  },
  {
    title: 'Book club - where next?',
    description: 'We are 9 women, meeting monthly for six years. It’s getting stale.',
    first: { count: [8, 12] },
    turns: [
      [
        'Add a multiple choice with genres we could try',
        { added: 1, at: [{ place: 10, type: 'multi_select', options: [/poetry/] }] },
      ],
      [
        'remove poetry from that, we tried, never again',
        { changed: [10], at: [{ place: 10, notOptions: [/poetry/] }] },
      ],
    ],
  },
]
