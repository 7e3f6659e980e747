import { degree, many, names, one, short, story } from '../known-question.ts'
import {
  ALL_IN_ALL,
  IDEAS,
  KEEPS_AWAY,
  PRICE_FAIR,
  WELL_INFORMED,
  WHAT_TIME,
  WHICH_EVENINGS,
} from './common.ts'
import type { Situation } from './situation.ts'

/** A class or course, asked of those who go to it. */
export const COURSE: Situation = {
  id: 'course',
  name: names('the course', 'el curso', 'den Kurs'),
  words: names(
    '(?:yoga|pilates|dance|salsa|swing|pottery|language|spanish|french|german|english|italian|cooking|sewing|back|fitness|swimming|drawing|painting|guitar|piano|art|writing|evening|exercise|zumba|tango|knitting|ceramics|photography|first aid|martial arts|karate|judo|boxing|climbing|tennis|surf)\\b[^.?!]{0,20}?(?:class(?:es)?|course|lessons?|training|workshops?|group for beginners)|(?:my|our) (?:class(?:es)?|course|lessons|workshop)|workshop',
    '(?:clases?|curso|taller) de (?!\\d)|las clases (?:de|del)|el curso de|el taller de',
    '\\p{L}*kurs(?:e|es)?|(?:yoga|tanz|töpfer|sprach|näh|rücken|schwimm|koch|mal|fitness|pilates)\\p{L}*(?:stunden?|kurs\\p{L}*|training|unterricht)|workshop|(?:tanz|gitarren|klavier|gesangs)unterricht',
  ),
  unless:
    /(?<!\p{L})(?:would you|plan(?:ning)? (?:a|to)|idea for|interested|geplant|planen|thinking of|gründen|montar|school|schule)(?!\p{L})/iu,
  questions: [
    ALL_IN_ALL,
    one(
      'How do you find the pace and the level of difficulty?',
      '¿Qué [te|le] parecen el ritmo y la dificultad?',
      'Wie passend sind Tempo und Schwierigkeit der Übungen für dich?',
      'too slow or too easy / just right / too fast or too hard / it varies',
      'lento o demasiado fácil / justo / rápido o demasiado difícil / según el día',
      'zu langsam oder zu leicht / genau richtig / zu schnell oder zu schwer / verschieden',
    ),
    degree(
      'How well does the teacher explain and respond to you?',
      '¿Qué tal explica quien da la clase, y cuánto [te|le] tiene en cuenta?',
      'Wie gut erklärt die Kursleitung, und wie gut geht sie auf dich ein?',
      'not well / very well',
      'mal / muy bien',
      'nicht gut / sehr gut',
    ),
    degree(
      'How much better do you feel, or how much more can you do, than at the beginning?',
      '¿Cuánto [has|ha] mejorado desde el principio?',
      'Wie viel besser geht es dir, oder wie viel mehr [kannst|können] du als am Anfang?',
      'no change / much',
      'nada / mucho',
      'kein Unterschied / viel',
    ),
    one(
      'How do the day and the hour suit you?',
      '¿Qué tal [te|le] vienen el día y la hora?',
      'Wie passen dir Tag und Uhrzeit?',
      'very well / an earlier hour would be better / a later hour would be better / another day would be better',
      'muy bien / mejor más temprano / mejor más tarde / mejor otro día',
      'sehr gut / früher wäre besser / später wäre besser / ein anderer Tag wäre besser',
    ),
    one(
      'How do you find the length of a lesson?',
      '¿Qué [te|le] parece la duración?',
      'Wie [findest|finden] du die Dauer?',
      'too short / just right / too long',
      'corta / la justa / larga',
      'zu kurz / genau richtig / zu lang',
    ),
    degree(
      'How do you find the room and what is there to use?',
      '¿Qué [te|le] parecen la sala y el material?',
      'Wie [findest|finden] du den Raum und die Ausstattung, etwa Matten oder Geräte?',
      'poor / very good',
      'mal / muy bien',
      'schlecht / sehr gut',
    ),
    PRICE_FAIR,
    many(
      'When you miss a lesson or stop coming, why is it?',
      'Cuando [faltas|falta] o [dejas|deja] de venir, ¿por qué es?',
      'Wenn du fehlst oder [aufhörst|aufhören]: woran liegt es?',
      'work or family / I am too tired / illness or pain / the cost / it is too easy or too hard / I do not feel at ease / I never miss one',
      'trabajo o familia / cansancio / enfermedad o dolores / el precio / es demasiado fácil o difícil / no me siento a gusto / nunca falto',
      'Arbeit oder Familie / ich bin zu müde / Krankheit oder Schmerzen / die Kosten / zu leicht oder zu schwer / ich fühle mich nicht wohl / ich fehle nie',
    ),
    one(
      'Will you go on with the next term?',
      '¿[Seguirás|Seguirá] el próximo trimestre?',
      '[Buchst|Buchen] du wieder?',
      'yes, certainly / probably / I do not know yet / no',
      'sí, seguro / probablemente / todavía no lo sé / no',
      'ja, sicher / wahrscheinlich / weiß ich noch nicht / nein',
    ),
    story(
      'What would you like more of, and what less?',
      '¿De qué [querrías|querría] más y de qué menos?',
      'Wovon [hättest|hätten] du gern mehr, wovon weniger?',
    ),
  ],
  spare: [
    degree(
      'How do you like the music?',
      '¿Qué [te|le] parece la música?',
      'Wie gefällt dir die Musik?',
      'not at all / very much',
      'nada / mucho',
      'gar nicht / sehr',
    ),
    one(
      'With whom do you like to work or dance in class?',
      '¿Con quién [prefieres|prefiere] bailar o trabajar en clase?',
      'Mit wem [übst|üben] du im Kurs am liebsten?',
      'always the same person / changing partners / alone / I do not mind',
      'siempre con la misma persona / cambiando de pareja / a solas / me da igual',
      'immer mit derselben Person / mit wechselnden Leuten / allein / ist mir gleich',
    ),
    degree(
      'How do you feel in the group?',
      '¿Qué tal [te sientes|se siente] en el grupo?',
      'Wie wohl [fühlst|fühlen] du dich in der Gruppe?',
      'a stranger / at home',
      'como alguien de fuera / como en casa',
      'fremd / zu Hause',
    ),
    IDEAS,
  ],
}

/** How children or grown-ups get to where they have to be. */
export const WAY_THERE: Situation = {
  id: 'way there',
  name: names('the way there', 'el camino', 'den Weg'),
  words: names(
    '(?:way|journey|trip|route|walk|run|getting|get|travel|come|cycle|cycling) to (?:school|work|kindergarten|nursery|college|the office|uni(?:versity)?)|school run|commut\\p{L}*',
    '(?:camino|ir|vais|vienes|venís|llegar|llegáis|trayecto|desplazamiento)s? (?:al|a la|a) (?:cole|colegio|escuela|instituto|trabajo|oficina|universidad|clase)',
    'schulweg|(?:weg|komm(?:t|st|en)|fahr(?:t|en|st)|geh(?:t|en|st))[^.?!]{0,24}zur (?:schule|arbeit|uni|kita)|arbeitsweg|in die (?:schule|arbeit|kita)|pendeln',
  ),
  // A line of its own, or what would move more people to go another way.
  unless:
    /(?<!\p{L})(?:line|linie|línea) \d|(?<!\p{L})(?:bus|tram|train) \d|\d bus|(?:get|make|encourage|persuade|convince|bring) (?:\p{L}+ )?(?:people|residents|colleagues|employees|staff|students|parents|us)|more (?:people|of us|colleagues|employees) to|mehr (?:leute|menschen|kolleg\p{L}*) (?:aufs?|zum|zu)|más (?:gente|personas) (?:fuera|vaya|venga|use|usara|en bici)/iu,
  questions: [
    many(
      'How do you get there?',
      '¿Cómo [vas|va]?',
      'Wie [kommst|kommen] du hin?',
      'on foot / by bike / by scooter / by bus or tram / by train / by car / I am driven',
      'a pie / en bici / en patinete / en autobús o tranvía / en tren / en coche / me llevan',
      'zu Fuß / mit dem Rad / mit dem Roller / mit Bus oder Straßenbahn / mit dem Zug / mit dem Auto / ich werde gefahren',
    ),
    short(
      'How long does it take you, in minutes?',
      '¿Cuánto [tardas|tarda], en minutos?',
      'Wie lange [brauchst|brauchen] du, in Minuten?',
    ),
    one(
      'How far is it?',
      '¿A qué distancia queda?',
      'Wie weit ist es?',
      'under 1 km / 1 to 3 km / 3 to 10 km / 10 to 30 km / further / I do not know',
      'menos de 1 km / de 1 a 3 km / de 3 a 10 km / de 10 a 30 km / más / no lo sé',
      'unter 1 km / 1 bis 3 km / 3 bis 10 km / 10 bis 30 km / weiter / weiß ich nicht',
    ),
    one(
      'Do you go alone or with others?',
      '¿[Vas|Va] a solas o con más gente?',
      '[Gehst|Gehen] du allein oder mit anderen?',
      'alone / with friends / with brothers or sisters / with grown-ups / it varies',
      'a solas / con amistades / con hermanos / con personas adultas / según el día',
      'allein / mit Freunden / mit Geschwistern / mit Erwachsenen / verschieden',
    ),
    degree(
      'How safe do you feel on the way?',
      '¿Hasta qué punto [te sientes|se siente] en seguridad por el camino?',
      'Wie sicher [fühlst|fühlen] du dich unterwegs?',
      'not safe / very safe',
      'nada / del todo',
      'gar nicht / sehr sicher',
    ),
    short(
      'Where is it dangerous or unpleasant?',
      '¿Dónde es peligroso o desagradable?',
      'Wo ist es gefährlich oder unangenehm?',
    ),
    one(
      'How often does somebody drive you in a car?',
      '¿Con qué frecuencia [te|le] llevan en coche?',
      'Wie oft [wirst|werden] du mit dem Auto gebracht?',
      'always / when it rains / now and then / never',
      'siempre / cuando llueve / de vez en cuando / nunca',
      'immer / wenn es regnet / ab und zu / nie',
    ),
    degree(
      'How do you like your way there?',
      '¿Cuánto [te|le] gusta el camino?',
      'Wie gern [magst|mögen] du den Weg?',
      'not at all / very much',
      'nada / mucho',
      'gar nicht / sehr',
    ),
    story(
      'What do you see or experience on the way?',
      '¿Qué [ves|ve] o [vives|vive] por el camino?',
      'Was [siehst|sehen] oder [erlebst|erleben] du unterwegs?',
    ),
    story('What could be better?', '¿Qué se podría mejorar?', 'Was könnte besser sein?'),
  ],
}

/** Parents and helpers of a club or a school. */
export const CLUB_PARENTS: Situation = {
  id: 'club parents',
  name: names('the club', 'el club', 'den Verein'),
  words: names(
    "(?:club|team|squad|swim|swimming|football|gym|dance|scout|school|class|pta)[^.?!]{0,12} (?:parents|families|volunteers?|helpers?)|pta|parents[’']? (?:association|evening|council)|parents: |volunteer rota",
    'padres y madres|ampa|familias del (?:club|equipo|cole|colegio)|familias de (?:la clase|primaria)|padres del',
    'eltern(?:beirat|abend|umfrage|rat|vertretung)?|vereinseltern|klasseneltern',
  ),
  also: names(
    'volunteer\\p{L}*|help\\p{L}*|lifts?|galas?|match(?:es)?|fees?|club|committee|training|squad|events?',
    'voluntari\\p{L}*|ayud\\p{L}*|coches?|partidos?|cuotas?|club|junta|entrenamient\\p{L}*|actividades',
    'helf\\p{L}*|mithelf\\p{L}*|fahr\\p{L}*|wettk\\p{L}*|beitr\\p{L}*|verein|vorstand|training|turnier\\p{L}*|veranstaltung\\p{L}*',
  ),
  questions: [
    short(
      'How many children do you have with us, and in which group or squad?',
      '¿Cuántos hijos [tienes|tiene] con nosotros y en qué grupo?',
      'Wie viele Kinder [hast|haben] du bei uns, und in welcher Gruppe?',
    ),
    one(
      'How often do you come to competitions or events?',
      '¿Con qué frecuencia [vienes|viene] a las competiciones o actividades?',
      'Wie oft [kommst|kommen] du zu Wettkämpfen oder Veranstaltungen?',
      'nearly always / half the time / now and then / hardly ever',
      'casi siempre / la mitad de las veces / de vez en cuando / casi nunca',
      'fast immer / jedes zweite Mal / ab und zu / kaum',
    ),
    one(
      'How is it with lifts?',
      '¿Cómo [te organizas|se organiza] con los coches?',
      'Wie ist es mit Mitfahrgelegenheiten?',
      'I can take children along / I need a lift for mine / sometimes the one, sometimes the other / neither',
      'puedo llevar a otros niños / necesito que lleven al mío / a veces una cosa y a veces la otra / ninguna de las dos',
      'ich kann Kinder mitnehmen / ich brauche eine Mitfahrt / mal so, mal so / weder noch',
    ),
    many(
      'Which tasks or roles would you take on?',
      '¿De qué tareas o funciones [te encargarías|se encargaría]?',
      'Welche Aufgaben oder Rollen [würdest|würden] du übernehmen?',
      'on the day itself / food and drink / driving / keeping lists or money / a post on the committee / small things now and then / none at present',
      'el mismo día / comida y bebida / conducir / listas o cuentas / un puesto en la junta / cosas pequeñas / ninguna por ahora',
      'am Tag selbst / Essen und Getränke / fahren / Listen oder Kasse / ein Amt im Vorstand / Kleinigkeiten ab und zu / zurzeit keine',
    ),
    many(
      'What makes it hard to help?',
      '¿Qué hace que sea difícil ayudar?',
      'Was macht es schwer mitzuhelfen?',
      'work / small children / nobody has asked me / I do not know what is needed / I would not know how / I have done my share / nothing',
      'el trabajo / niños pequeños / nadie me lo ha pedido / no sé qué hace falta / no sabría cómo / ya he hecho mi parte / nada',
      'die Arbeit / kleine Kinder / mich hat niemand gefragt / ich weiß nicht, was gebraucht wird / ich wüsste nicht wie / ich habe meinen Teil getan / nichts',
    ),
    short(
      'What would make it easier to join in?',
      '¿Qué [te|le] lo pondría más fácil?',
      'Was würde es dir leichter machen?',
    ),
    WELL_INFORMED,
    one(
      'How do you find the fees?',
      '¿Qué [te|le] parecen las cuotas?',
      'Wie [findest|finden] du die Beiträge?',
      'low / fair / a little too high / too high for us',
      'bajas / justas / algo altas / demasiado altas para nosotros',
      'niedrig / fair / etwas zu hoch / für uns zu hoch',
    ),
    degree(
      'How well does your child like it here?',
      '¿Cuánto le gusta a tu hijo o hija?',
      'Wie gern ist dein Kind hier?',
      'not at all / very much',
      'nada / mucho',
      'gar nicht / sehr gern',
    ),
    IDEAS,
  ],
  spare: [WHICH_EVENINGS, WHAT_TIME, KEEPS_AWAY],
}
