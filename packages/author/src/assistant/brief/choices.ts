import type { InLanguages } from '../known-question.ts'

export interface Choice {
  id: string
  /** In a question or a thing asked about, in any of the languages. */
  asked: RegExp
  options: InLanguages<string[]>
  isOne?: boolean
}

const of = (id: string, asked: RegExp, en: string, es: string, de: string, isOne = false): Choice => ({
  id,
  asked,
  options: { en: en.split(' / '), es: es.split(' / '), de: de.split(' / ') },
  ...(isOne ? { isOne } : {}),
})
const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** What people choose from again and again; the first that a question speaks of is meant. */
export const CHOICES: Choice[] = [
  of(
    'temperature',
    word('temperatures?|how many degrees|temperatur|wie viel grad|temperaturas?|cuántos grados'),
    'below 17 degrees / 17 to 18 / 19 to 20 / 21 to 22 / 23 or more / no idea',
    'menos de 17 grados / de 17 a 18 / de 19 a 20 / de 21 a 22 / 23 o más / ni idea',
    'unter 17 Grad / 17 bis 18 / 19 bis 20 / 21 bis 22 / 23 oder mehr / keine Ahnung',
    true,
  ),
  of(
    'time',
    word(
      'what time|which time|how late|until when|closing time|starting time|(?:a|hasta|desde) qué hora|hora de (?:cierre|inicio)|um wie viel uhr|uhrzeit|bis wann|ab wann|wie lange abends',
    ),
    'before 6 p.m. / 6 to 7 p.m. / 7 to 8 p.m. / 8 to 10 p.m. / 10 p.m. to midnight / after midnight / I do not mind',
    'antes de las 18 h / de 18 a 20 h / de 20 a 22 h / de 22 a 24 h / de 0 a 2 h / más tarde / me da igual',
    'vor 18 Uhr / 18 bis 19 Uhr / 19 bis 20 Uhr / 20 bis 22 Uhr / 22 bis 24 Uhr / nach Mitternacht / ist mir gleich',
    true,
  ),
  of(
    'evening',
    word('evenings?|(?:which|what|new|a) night|tardes?|noches?|abende?|wochentag am abend'),
    'Monday / Tuesday / Wednesday / Thursday / Friday / Saturday / I do not mind',
    'lunes / martes / miércoles / jueves / viernes / sábado / me da igual',
    'Montag / Dienstag / Mittwoch / Donnerstag / Freitag / Samstag / ist mir gleich',
  ),
  of(
    'day',
    word(
      '(?:which|what|new|a|best) (?:week)?days?|days?|weekdays?|qué días?|días?|welche[mnrs]? (?:wochen)?tage?|tage?|wochentage?',
    ),
    'Monday / Tuesday / Wednesday / Thursday / Friday / Saturday / Sunday / I do not mind',
    'lunes / martes / miércoles / jueves / viernes / sábado / domingo / me da igual',
    'Montag / Dienstag / Mittwoch / Donnerstag / Freitag / Samstag / Sonntag / ist mir gleich',
  ),
  of(
    'month',
    word(
      'months?|mes|meses|monate?|date|dates|fechas?|termin|termine|(?:which|what) weekends?|qué fin(?:es)? de semana|welche[sn]? wochenenden?',
    ),
    'in the next four weeks / in one to two months / in three to four months / in half a year or later / I do not mind',
    'en las próximas cuatro semanas / en uno o dos meses / en tres o cuatro meses / en medio año o más / me da igual',
    'in den nächsten vier Wochen / in ein bis zwei Monaten / in drei bis vier Monaten / in einem halben Jahr oder später / ist mir gleich',
  ),
  of(
    'often',
    word('how often|how many times|con qué frecuencia|cuántas veces|wie oft|wie häufig'),
    'daily / several times a week / about once a week / about once a month / less often / never',
    'a diario / varias veces por semana / una vez por semana / una vez al mes / menos a menudo / nunca',
    'täglich / mehrmals in der Woche / etwa einmal in der Woche / etwa einmal im Monat / seltener / nie',
    true,
  ),
  of(
    'sleep hours',
    word('how many hours|how much sleep|cuántas horas|wie viele stunden'),
    'less than 4 hours / 4 to 5 hours / 5 to 6 hours / 6 to 7 hours / 7 to 8 hours / more than 8 hours',
    'menos de 4 horas / de 4 a 5 horas / de 5 a 6 horas / de 6 a 7 horas / de 7 a 8 horas / más de 8 horas',
    'weniger als 4 Stunden / 4 bis 5 Stunden / 5 bis 6 Stunden / 6 bis 7 Stunden / 7 bis 8 Stunden / mehr als 8 Stunden',
    true,
  ),
  of(
    'wait',
    word('how long (?:do|does|did|should)|cuánto tiempo|wie lange'),
    'less than 5 minutes / 5 to 15 minutes / 15 to 30 minutes / up to an hour / longer',
    'menos de 5 minutos / de 5 a 15 minutos / de 15 a 30 minutos / hasta una hora / más',
    'weniger als 5 Minuten / 5 bis 15 Minuten / 15 bis 30 Minuten / bis zu einer Stunde / länger',
    true,
  ),
  of(
    'when',
    word('when (?:should|would|could|can|do|does|is|are|will)|best time|cuándo|wann|terminwunsch'),
    'on a weekday in the morning / on a weekday in the afternoon / on a weekday in the evening / on a Saturday / on a Sunday / I do not mind',
    'entre semana por la mañana / entre semana por la tarde / entre semana por la noche / un sábado / un domingo / me da igual',
    'unter der Woche vormittags / unter der Woche nachmittags / unter der Woche abends / am Samstag / am Sonntag / ist mir gleich',
  ),
  of(
    'dishes',
    word('dish(?:es)?|meals?|lunch(?:es)?|eat|platos?|comidas?|comer|gerichte?|essen|mahlzeiten'),
    'pasta with tomato sauce / pizza / soup with bread / rice with vegetables / fish with potatoes / salad / pancakes',
    'pasta con tomate / pizza / sopa con pan / arroz con verduras / pescado con patatas / ensalada / tortitas',
    'Nudeln mit Tomatensoße / Pizza / Suppe mit Brot / Reis mit Gemüse / Fisch mit Kartoffeln / Salat / Pfannkuchen',
  ),
  of(
    'drinks',
    word('drinks?|beverages?|bebidas?|getränke?'),
    'water / juice / lemonade / tea / coffee / beer or wine',
    'agua / zumo / limonada / té / café / cerveza o vino',
    'Wasser / Saft / Limonade / Tee / Kaffee / Bier oder Wein',
  ),
  of(
    'snacks',
    word('snacks?|tentempiés?|meriendas?|imbiss\\p{L}*|biscuits?|galletas?|kekse?|cakes?|pasteles|kuchen'),
    'fruit / biscuits / sandwiches / cake / nuts / ice cream',
    'fruta / galletas / bocadillos / bizcocho / frutos secos / helado',
    'Obst / Kekse / belegte Brote / Kuchen / Nüsse / Eis',
  ),
  of(
    'vegetables',
    word('vegetables?|veg|verduras?|hortalizas?|gemüse(?:sorten)?'),
    'tomatoes / lettuce / carrots / beans / courgettes / onions / herbs',
    'tomates / lechuga / zanahorias / judías / calabacines / cebollas / hierbas',
    'Tomaten / Salat / Karotten / Bohnen / Zucchini / Zwiebeln / Kräuter',
  ),
  of(
    'activities',
    word('activit(?:y|ies)|events?|entertainment|actividad(?:es)?|aktivitäten?|programmpunkte?'),
    'live music / dancing / games for children / eating together / a film in the open air / sports / a flea market / a raffle',
    'música en directo / baile / juegos infantiles / una comida popular / cine al aire libre / deporte / un mercadillo / una rifa',
    'Livemusik / Tanz / Spiele für Kinder / gemeinsam essen / ein Film im Freien / Sport / ein Flohmarkt / eine Tombola',
  ),
  of(
    'school topics',
    word(
      '(?:which|what) topics? (?:should|shall|do you want (?:to|us)|would you like)(?! next)|qué temas (?:deberíamos|quieres|te gustaría|le gustaría)|welche[nrs]? themen (?:soll|sollen|sollten|wünschst|möchtest)',
    ),
    'how the group gets on / dates and deadlines / rules and safety / money and costs / trips and outings / digital things / something else',
    'la convivencia / las fechas y los plazos / las normas y la seguridad / el dinero y los gastos / las salidas / lo digital / otra cosa',
    'das Miteinander / Termine und Fristen / Regeln und Sicherheit / Geld und Kosten / Ausflüge / Digitales / etwas anderes',
  ),
  of(
    'music',
    word(
      '(?:kinds? of |type of |which |what )music|songs?|música|canci(?:ón|ones)|musik(?:richtung(?:en)?)?|lieder?',
    ),
    'pop / rock / folk / classical / jazz / something to dance to / whatever is played live',
    'pop / rock / folclore / clásica / jazz / algo para bailar / lo que suene en directo',
    'Pop / Rock / Volksmusik / Klassik / Jazz / etwas zum Tanzen / was live gespielt wird',
  ),
  of(
    'sports',
    word('(?:which|what) (?:sport|exercise|class)\\p{L}*|sports?|deportes?|sportart(?:en)?'),
    'running / swimming / cycling / football / yoga / dancing / walking',
    'correr / nadar / ir en bici / fútbol / yoga / bailar / caminar',
    'Laufen / Schwimmen / Radfahren / Fußball / Yoga / Tanzen / Spazieren',
  ),
  of(
    'transport',
    word(
      'how (?:do|would|will) (?:you|your (?:children|kids)) (?:get|come|travel)|transport|transporte|cómo (?:vienes|viene)|verkehrsmittel|wie kommst',
    ),
    'on foot / by bicycle / by bus or train / by car / somebody takes me',
    'a pie / en bici / en autobús o tren / en coche / alguien me lleva',
    'zu Fuß / mit dem Rad / mit Bus oder Bahn / mit dem Auto / jemand bringt mich',
  ),
  of(
    'channel',
    word('how (?:did|do) you hear|keep in touch|news|channels?|canales?|te enteraste|erfahren|kanäle?'),
    'by e-mail / in a chat group / on a notice board / on social media / from somebody I know / in the paper',
    'por correo / en un grupo de chat / en el tablón / en redes sociales / por alguien conocido / en el periódico',
    'per E-Mail / in einer Chatgruppe / am Schwarzen Brett / in sozialen Medien / von Bekannten / aus der Zeitung',
  ),
  of(
    'hinders',
    word(
      "(?:does|do) ?n[o’']t help|does not help|disturbs?|bothers?|hinders?|stops? you|keeps? you from|wakes?|no (?:te |le )?ayuda|molesta|impide|nicht hilft|hilft nicht|stört|hindert",
    ),
    'noise / light / worries / too little time / other people’s plans / screens / nothing in particular',
    'el ruido / la luz / las preocupaciones / la falta de tiempo / los planes de otros / las pantallas / nada en especial',
    'Lärm / Licht / Sorgen / zu wenig Zeit / die Pläne anderer / Bildschirme / nichts Bestimmtes',
  ),
  of(
    'helps',
    word('(?:what|which) (?:\\p{L}+ )?helps?|would help|ayuda|ayudaría|hilft|helfen'),
    'a fixed routine / quiet and darkness / talking to somebody / exercise or fresh air / something warm to eat or drink / time for myself / nothing so far',
    'una rutina fija / silencio y oscuridad / hablar con alguien / ejercicio o aire fresco / algo caliente / tiempo para mí / nada hasta ahora',
    'eine feste Gewohnheit / Ruhe und Dunkelheit / mit jemandem reden / Bewegung oder frische Luft / etwas Warmes / Zeit für mich / bisher nichts',
  ),
]

export const choiceFor = (text: string): Choice | null =>
  CHOICES.find(({ asked }) => asked.test(text)) ?? null
