import { day, degree, many, one, short, story, yesNo } from '../known-question.ts'

/** Questions that many situations share. */
export const COMING = one(
  'Will you be there?',
  '¿[Vas|Va] a venir?',
  '[Bist|Sind] du dabei?',
  'yes, certainly / probably / I do not know yet / no, sadly not',
  'sí, seguro / probablemente / todavía no lo sé / no, por desgracia',
  'ja, sicher / wahrscheinlich / weiß ich noch nicht / nein, leider nicht',
)
export const HOW_MANY_COME = short(
  'How many of you will come, children included?',
  '¿Con cuántas personas [vienes|viene], contando a los niños?',
  'Zu wievielt [kommst|kommen] du, Kinder mitgezählt?',
)
export const WHICH_DATE = many(
  'Which days would suit you?',
  '¿Qué días [te|le] vienen bien?',
  'Welche Tage würden dir passen?',
  'a weekday evening / Friday evening / Saturday by day / Saturday evening / Sunday / I am flexible',
  'una tarde entre semana / el viernes por la tarde / el sábado de día / el sábado por la noche / el domingo / me da igual',
  'ein Abend unter der Woche / Freitagabend / Samstag tagsüber / Samstagabend / Sonntag / ich bin flexibel',
)
export const WHERE_HELD = short(
  'Where should it take place?',
  '¿Dónde debería ser?',
  'Wo soll es stattfinden?',
)
export const WHAT_TO_EAT = many(
  'What would you like to eat and drink?',
  '¿Qué [te|le] gustaría comer y beber?',
  'Was [möchtest|möchten] du essen und trinken?',
  'a buffet that everybody adds to / something from the grill / cake and coffee / a set meal / drinks and snacks are enough',
  'algo que traiga cada cual / algo a la parrilla / café y pasteles / un menú cerrado / basta con bebida y algo de picar',
  'ein Buffet, zu dem alle etwas beitragen / etwas vom Grill / Kaffee und Kuchen / ein festes Essen / Getränke und etwas zum Knabbern reichen',
)
export const DIET = many(
  'Do you have allergies, or is there anything you do not eat?',
  '¿[Tienes|Tiene] alergias o hay algo que no [comas|coma]?',
  '[Hast|Haben] du Allergien, oder gibt es etwas, das du nicht [isst|essen]?',
  'no, everything is fine / meat / fish / gluten / milk / nuts / alcohol / something else',
  'no, todo me va bien / carne / pescado / gluten / leche / frutos secos / alcohol / otra cosa',
  'nein, alles ist recht / Fleisch / Fisch / Gluten / Milch / Nüsse / Alkohol / etwas anderes',
)
export const WHAT_TO_BRING = short(
  'What would you like to bring?',
  '¿Qué [te|le] gustaría traer?',
  'Was [möchtest|möchten] du mitbringen?',
)
export const LEND_A_HAND = many(
  'What could you help with?',
  '¿En qué [podrías|podría] echar una mano?',
  'Wobei [könntest|könnten] du mithelfen?',
  'planning beforehand / setting up / food and drink / looking after children / clearing up / giving lifts / nothing this time',
  'preparar antes / montar / comida y bebida / cuidar a los niños / recoger / llevar gente en coche / nada esta vez',
  'vorher planen / aufbauen / Essen und Getränke / Kinder betreuen / abbauen und aufräumen / Leute mitnehmen / diesmal nichts',
)
export const FAIR_SHARE = one(
  'What would you find a fair contribution per person?',
  '¿Qué aportación por persona [te|le] parece justa?',
  'Welchen Beitrag pro Person [findest|finden] du angemessen?',
  'nothing / up to 10 / 10 to 20 / 20 to 40 / more, if it is worth it',
  'nada / hasta 10 / de 10 a 20 / de 20 a 40 / más, si merece la pena',
  'nichts / bis 10 / 10 bis 20 / 20 bis 40 / mehr, wenn es sich lohnt',
)
export const WHICH_MUSIC = many(
  'Which music would you like, and how loud?',
  '¿Qué música [te|le] gustaría, y a qué volumen?',
  'Welche Musik [wünschst|wünschen] du dir, und wie laut?',
  'live music / music to dance to / quiet music in the background / none, so that one can talk / loud until ten, then quiet / I do not mind',
  'música en directo / música para bailar / música suave de fondo / ninguna, para poder hablar / alta hasta las diez y luego baja / me da igual',
  'Live-Musik / Musik zum Tanzen / leise Musik im Hintergrund / keine, damit man reden kann / laut bis zehn, dann leise / ist mir gleich',
)
export const FOR_CHILDREN = many(
  'What should there be for children?',
  '¿Qué debería haber para los niños?',
  'Was sollte es für Kinder geben?',
  'games / a corner to draw and make things / a treasure hunt / food they like / somebody who looks after them / nothing is needed',
  'juegos / un rincón para dibujar y hacer cosas / una búsqueda del tesoro / comida que les guste / alguien que les cuide / no hace falta nada',
  'Spiele / eine Ecke zum Malen und Basteln / eine Schatzsuche / Essen, das sie mögen / jemand, der aufpasst / nichts ist nötig',
)
export const LAST_TIME = story(
  'What was good last time, and what should be different?',
  '¿Qué estuvo bien la última vez y qué debería ser distinto?',
  'Was war letztes Mal gut, und was soll anders werden?',
)
export const HOW_OFTEN_MEET = one(
  'How often should we meet?',
  '¿Cada cuánto deberíamos vernos?',
  'Wie oft sollten wir uns treffen?',
  'every week / every two weeks / once a month / every two months / when it suits',
  'cada semana / cada dos semanas / una vez al mes / cada dos meses / cuando venga bien',
  'jede Woche / alle zwei Wochen / einmal im Monat / alle zwei Monate / wenn es gerade passt',
)
export const WHICH_EVENINGS = many(
  'Which days can you usually make?',
  '¿Qué días [sueles|suele] poder?',
  'An welchen Tagen [kannst|können] du meistens?',
  'Monday / Tuesday / Wednesday / Thursday / Friday / Saturday / Sunday',
  'lunes / martes / miércoles / jueves / viernes / sábado / domingo',
  'Montag / Dienstag / Mittwoch / Donnerstag / Freitag / Samstag / Sonntag',
)
export const WHAT_TIME = one(
  'What time suits you best?',
  '¿Qué hora [te|le] viene mejor?',
  'Welche Uhrzeit passt dir am besten?',
  'in the morning / around noon / in the afternoon / in the early evening / late in the evening / it varies',
  'por la mañana / al mediodía / por la tarde / a última hora de la tarde / por la noche / depende',
  'vormittags / mittags / nachmittags / am frühen Abend / am späten Abend / verschieden',
)
export const HOW_OFTEN_USE = one(
  'How often do you use it?',
  '¿Con qué frecuencia [lo usas|lo usa]?',
  'Wie oft [benutzt|benutzen] du das?',
  'every day / several times a week / about once a week / now and then / never',
  'cada día / varias veces por semana / una vez por semana / de vez en cuando / nunca',
  'jeden Tag / mehrmals in der Woche / etwa einmal in der Woche / ab und zu / nie',
)
export const HOW_CLEAN = degree(
  'How clean do you find it?',
  '¿Qué tal [ves|ve] la limpieza?',
  'Wie sauber [findest|finden] du es?',
  'it smells and sticks / spotless',
  'huele y está pegajoso / impecable',
  'es riecht und klebt / blitzsauber',
)
export const ALL_IN_ALL = degree(
  'All in all, how satisfied are you?',
  'En conjunto, ¿qué grado de satisfacción [tienes|tiene]?',
  'Wie zufrieden [bist|sind] du insgesamt?',
  'not at all / very',
  'nada / mucha',
  'gar nicht / sehr',
)
export const KEEPS_AWAY = many(
  'What keeps you from coming more often?',
  '¿Qué [te|le] impide venir más a menudo?',
  'Was hält dich davon ab, öfter zu kommen?',
  'too little time / the day or the hour / the way there / the cost / family or children / I do not feel quite at home / nothing, I come whenever I can',
  'falta de tiempo / el día o la hora / lo lejos que queda / el precio / la familia o los niños / no acabo de sentirme a gusto / nada, vengo siempre que puedo',
  'zu wenig Zeit / Tag oder Uhrzeit / der Weg / die Kosten / Familie oder Kinder / ich fühle mich nicht ganz wohl / nichts, ich komme, wann immer es geht',
)
export const WOULD_HELP_RUN = one(
  'Would you take on a task now and then?',
  '¿[Te|Le] animarías a encargar[te|se] de algo de vez en cuando?',
  '[Würdest|Würden] du ab und zu eine Aufgabe übernehmen?',
  'yes, gladly / yes, if it is small / perhaps later / rather not',
  'sí, con gusto / sí, si es algo pequeño / quizá más adelante / más bien no',
  'ja, gern / ja, wenn sie klein ist / vielleicht später / eher nicht',
)
export const IDEAS = story(
  'Which ideas or wishes of your own do you have?',
  '¿Qué ideas o deseos propios [tienes|tiene]?',
  'Welche eigenen Ideen oder Wünsche [hast|haben] du?',
)
export const ANYTHING_ELSE = story(
  'Is there anything else you would like to say?',
  '¿Hay algo más que [quieras|quiera] decir?',
  'Gibt es noch etwas, das du sagen [möchtest|möchten]?',
)
export const WELL_INFORMED = degree(
  'How well informed do you feel?',
  '¿Hasta qué punto [recibes|recibe] la información que [necesitas|necesita]?',
  'Wie gut [fühlst|fühlen] du dich informiert?',
  'I hear of things too late / I always know what is on',
  'me entero tarde / siempre sé lo que pasa',
  'ich erfahre alles zu spät / ich weiß immer Bescheid',
)
export const PRICE_FAIR = one(
  'How do you find the price?',
  '¿Qué [te|le] parece el precio?',
  'Wie [findest|finden] du den Preis?',
  'cheap / fair / a little too high / too high for me',
  'barato / justo / algo caro / demasiado caro para mí',
  'günstig / fair / etwas zu hoch / für mich zu hoch',
)
export const STAY_IN_TOUCH = yesNo(
  'May we get in touch with you about it?',
  '¿Podemos ponernos en contacto [contigo|con usted]?',
  'Dürfen wir uns deswegen bei dir melden?',
)
export const ARRIVAL = day('When do you arrive?', '¿Cuándo [llegas|llega]?', 'Wann [kommst|kommen] du an?')
export const DEPARTURE = day(
  'When do you leave again?',
  '¿Cuándo [te vas|se va]?',
  'Wann [reist|reisen] du wieder ab?',
)
export const GETTING_THERE = one(
  'How will you get there?',
  '¿Cómo [vas|va] a llegar?',
  'Wie [kommst|kommen] du hin?',
  'by car, with a seat to spare / by car, full / by train or bus / by plane / I would be glad of a lift',
  'en coche, con sitio libre / en coche, sin sitio / en tren o autobús / en avión / me vendría bien que me llevaran',
  'mit dem Auto, mit freiem Platz / mit dem Auto, voll / mit Bahn oder Bus / mit dem Flugzeug / ich würde gern mitfahren',
)
