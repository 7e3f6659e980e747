import type { Expected, RequestRow } from './request-row.ts'

const brief = (title: string, description: string, wish: string, expect: Expected): RequestRow => ({
  kind: 'brief',
  title,
  description,
  wish,
  expect,
})
const start = (title: string, description: string, expect: Expected): RequestRow => ({
  kind: 'purpose',
  title,
  description,
  expect,
})

const LIFE_STORY =
  /How did it start|object in your home|taught you most|¿Cómo empezó|objeto de tu casa|Wie bist du auf|Gegenstand bei dir/

/** A first message that says what a survey is for, and what must be in what is proposed. */
export const BRIEFS: RequestRow[] = [
  brief(
    'Harbour baths',
    'Families with season tickets.',
    'I need 7 quick questions for parents about the changing rooms, the water temperature and the prices',
    {
      count: 7,
      words: [/changing rooms/, /water temperature/, /price/],
      not: [LIFE_STORY],
    },
  ),
  brief(
    'Tram stop',
    '',
    'We have to decide where the new stop goes and whether to plant trees there. A short poll please.',
    {
      count: [2, 6],
      words: [/[Ww]here should/, /plant trees/],
      not: [LIFE_STORY],
    },
  ),
  brief('Knitting night', '', 'four questions on the wool, the lamps and the chairs, mostly closed', {
    count: 4,
    words: [/wool/, /lamps/, /chairs/],
    types: ['rating_scale'],
  }),
  brief(
    'Boxing gym',
    'Teenagers, 14 to 17.',
    'Can you write me 5 questions about training times, the coaches and the showers?',
    {
      count: 5,
      words: [/training times/, /coaches/, /showers/],
    },
  ),
  brief(
    'Night market',
    'For stallholders',
    'I want to find out what sells, what does not, and how late people want to stay open',
    {
      words: [/What sells/, /late/],
      not: [LIFE_STORY],
    },
  ),
  brief(
    'Church bells',
    'The village is split over them.',
    'should the bells ring at night? neutral questions please, for both sides',
    {
      words: [/no opinion/i, /bells/],
      not: [LIFE_STORY, /don[’']t you/i],
    },
  ),
  brief(
    'Wind turbines',
    '',
    'Please make a fair survey about three new wind turbines on the hill, with pros and cons',
    {
      words: [/no opinion/i, /in favour/, /against/],
    },
  ),
  brief('Bike shed', 'Office staff', 'poll: which day for the clean-out, and do we need more hooks', {
    count: [2, 6],
    words: [/Monday/, /hooks/],
  }),
  brief(
    'Coffee corner',
    'Colleagues on the third floor',
    'How satisfied are they with the machine, the beans and the washing-up? Max 6 questions.',
    {
      count: [3, 6],
      words: [/machine/, /beans/, /washing-up/],
    },
  ),
  brief(
    'Young carers',
    'Teenagers who look after a parent.',
    'I want to know what they need from us: rides, someone to talk to, homework help. Be gentle.',
    {
      words: [/rides/, /talk to/, /homework/],
      not: [LIFE_STORY],
    },
  ),
  brief(
    'Miscarriage support meeting',
    'At the town hall.',
    'six careful questions on how the meetings feel and whether the room suits them',
    {
      count: 6,
      words: [/meetings/, /room/],
      not: [LIFE_STORY, /who died/],
    },
  ),
  brief(
    'School trip',
    'Class of 9 year olds',
    'for children: five easy questions about where to go, what to eat and who to sit with',
    {
      count: 5,
      words: [/[Ww]here/, /eat/, /sit/],
    },
  ),
  brief(
    'Piscina municipal',
    'Vecinos con abono.',
    'Necesito seis preguntas sobre los vestuarios, el horario y la limpieza',
    {
      count: 6,
      language: 'es',
      words: [/vestuarios/, /horario/, /limpieza/],
      not: [LIFE_STORY],
    },
  ),
  brief(
    'Coro de la parroquia',
    '',
    'Tenemos que decidir qué día ensayar y si comprar atriles. Hazme una votación corta.',
    {
      count: [2, 6],
      language: 'es',
      words: [/lunes/, /atriles/],
    },
  ),
  brief(
    'Huerto escolar',
    'Familias del colegio',
    'quiero saber qué verduras prefieren las familias y cuándo pueden venir a regar',
    {
      language: 'es',
      words: [/verduras/, /regar/],
      not: [LIFE_STORY],
    },
  ),
  brief(
    'Calle sin coches',
    'Hay vecinos a favor y en contra.',
    'preguntas neutrales sobre cerrar la calle los domingos',
    {
      language: 'es',
      words: [/sin opinión/i, /a favor/, /en contra/],
    },
  ),
  brief(
    'Taller de cerámica',
    'Alumnos del curso',
    'una encuesta breve sobre el horno, los profesores y el precio, casi todo cerrado',
    {
      language: 'es',
      words: [/horno/, /profesores/, /precio/],
    },
  ),
  brief(
    'Comedor social',
    'Personas mayores que vienen a comer.',
    'cinco preguntas muy sencillas sobre la comida, el trato y la espera',
    {
      count: 5,
      words: [/comida/, /trato/, /espera/],
      not: [LIFE_STORY],
    },
  ),
  brief(
    'Kletterhalle',
    'Mitglieder ab 12 Jahren',
    'Ich hätte gern sieben Fragen zu den Öffnungszeiten, den Duschen und den Preisen',
    {
      count: 7,
      language: 'de',
      words: [/Öffnungszeiten/, /Duschen/, /Preise/],
      not: [LIFE_STORY],
    },
  ),
  brief(
    'Sommerfest',
    'Hausgemeinschaft',
    'Wir müssen klären, an welchem Tag wir feiern und ob wir eine Band buchen. Bitte eine kleine Abstimmung.',
    {
      count: [2, 6],
      language: 'de',
      words: [/Samstag/, /Band/],
    },
  ),
  brief('Leihladen', '', 'Umfrage für Nachbarn: was sie ausleihen würden und wie oft', {
    language: 'de',
    words: [/ausleihen/, /[Ww]ie oft/],
    not: [LIFE_STORY],
  }),
  brief('Tempo 30', 'Im Ort umstritten.', 'faire Fragen für beide Seiten zum Tempolimit in der Hauptstraße', {
    language: 'de',
    words: [/keine Meinung/i, /dafür/, /dagegen/],
  }),
  brief('Lunch club', '', 'Ich möchte wissen, wie das Essen schmeckt und was die Gäste sich wünschen', {
    language: 'de',
    words: [/Essen/, /wünsch/],
  }),
  brief(
    'Feuerwehr',
    'Freiwillige, 18 bis 63',
    'kurze Umfrage mit 5 Fragen über die Ausrüstung, die Übungsabende und die Stimmung',
    {
      count: 5,
      language: 'de',
      words: [/Ausrüstung/, /Übungsabende/, /Stimmung/],
    },
  ),
  start('Village shop', 'For our customers: opening hours, range and prices.', {
    words: [/opening hours/, /range/, /price/],
    not: [LIFE_STORY],
  }),
  start('Grief café', 'Feedback from the people who come on Sundays.', {
    not: [LIFE_STORY],
    words: [/café/],
  }),
  start('Parent council', 'Members from all eight classes', { not: [LIFE_STORY], words: [/council/] }),
  start('Bürgerbus', 'Für die Fahrgäste: Fahrplan, Haltestellen und Fahrer', {
    language: 'de',
    words: [/Fahrplan/, /Haltestellen/, /Fahrer/],
    not: [LIFE_STORY],
  }),
  start('Biblioteca de barrio', 'Para los usuarios: horarios, ruido y libros', {
    language: 'es',
    words: [/horarios/, /ruido/, /libros/],
    not: [LIFE_STORY],
  }),
  start('Should we close the ski lift?', 'The valley disagrees about it.', {
    words: [/no opinion/i],
    not: [LIFE_STORY],
  }),
  start('Lighthouses', 'Stories of people who love them', { count: [8, 12], words: [/lighthouses/] }),
]
