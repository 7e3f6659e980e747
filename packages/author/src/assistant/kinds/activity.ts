import { degree, type KnownQuestion, many, one, rank, short, story, yesNo } from '../known-question.ts'

/** What people do again and again: {x} is a doing, “baking bread”. */
export const ACTIVITY: KnownQuestion[] = [
  one(
    'How often do you find time for {x}?',
    '¿Cada cuánto [encuentras|encuentra] tiempo para {x}?',
    'Wie oft [findest|finden] du Zeit für {x}?',
    'every day / a few times a week / a few times a month / now and then / never so far',
    'a diario / varias veces por semana / varias veces al mes / de vez en cuando / nunca hasta ahora',
    'täglich / mehrmals in der Woche / ein paarmal im Monat / ab und zu / bisher nie',
  ),
  many(
    'With whom do you usually do it?',
    '¿Con quién [sueles|suele] hacerlo?',
    'Mit wem [machst|machen] du das meistens?',
    'alone / with my partner / with family / with friends / in a group or club / with strangers',
    'a solas / con mi pareja / con la familia / con amistades / en un grupo o club / con desconocidos',
    'allein / mit Partnerin oder Partner / mit der Familie / mit Freunden / in einer Gruppe oder einem Verein / mit Fremden',
  ),
  degree(
    'How much do you enjoy {x}?',
    '¿Cuánta importancia le [das|da] a {x}?',
    'Wie sehr [magst|mögen] du {x}?',
    'very little / I could not do without it',
    'muy poca / no podría vivir sin ello',
    'sehr wenig / ohne könnte ich nicht',
  ),
  one(
    'How did you come to it?',
    '¿Cómo [empezaste|empezó]?',
    'Wie [bist|sind] du dazu gekommen?',
    'from home / through friends / through a course or school / from videos or books / by chance / out of necessity',
    'por mi familia / por amistades / en un curso o en la escuela / por vídeos o libros / por casualidad / por necesidad',
    'von zu Hause / durch Freunde / durch einen Kurs oder die Schule / durch Videos oder Bücher / durch Zufall / aus Not',
  ),
  degree(
    'How good at it would you say you are?',
    '¿Qué nota [te pondrías|se pondría]?',
    'Wie gut [bist|sind] du nach eigener Einschätzung darin?',
    'a beginner / an expert',
    'principiante / me lo sé todo',
    'Anfänger / alter Hase',
  ),
  rank(
    'What do you enjoy about it? Put it in order.',
    '¿Qué es lo que [disfrutas|disfruta]? [Ordénalo|Ordénelo].',
    'Was [genießt|genießen] du daran? [Bring|Bringen Sie] es in eine Reihenfolge.',
    'the calm / the company / getting better / the result / getting out of my head / the small rituals',
    'la calma / la compañía / mejorar / el resultado / desconectar / los pequeños rituales',
    'die Ruhe / die Gesellschaft / besser zu werden / das Ergebnis / den Kopf frei zu bekommen / die kleinen Rituale',
  ),
  many(
    'What gets in the way?',
    '¿Qué se interpone?',
    'Was kommt dir dazwischen?',
    'too little time / the cost / too little space / I am too tired / nobody to join me / I put it off / nothing',
    'la falta de tiempo / el precio / la falta de espacio / el cansancio / no tengo con quién / lo voy dejando / nada',
    'zu wenig Zeit / die Kosten / zu wenig Platz / ich bin zu müde / niemand macht mit / ich schiebe es auf / nichts',
  ),
  story(
    'Tell us about a time when it went completely wrong.',
    '[Cuéntanos|Cuéntenos] una vez que salió todo mal.',
    '[Erzähl|Erzählen Sie] von einem Mal, als alles schiefging.',
  ),
  story(
    'Which experience with it do you like to think back to?',
    '¿Qué experiencia [recuerdas|recuerda] con gusto?',
    'An welches Erlebnis dabei [denkst|denken] du gern zurück?',
  ),
  one(
    'Would you like to do more or less of it?',
    '¿[Te|Le] gustaría hacerlo más o menos?',
    '[Möchtest|Möchten] du mehr oder weniger davon?',
    'much more / a little more / it is right as it is / less',
    'mucho más / un poco más / así está bien / menos',
    'viel mehr / etwas mehr / so ist es richtig / weniger',
  ),
  short(
    'What one tip would you give a beginner?',
    '¿Qué consejo le [darías|daría] a quien empieza?',
    'Welchen einen Tipp [würdest|würden] du jemandem geben, der anfängt?',
  ),
  yesNo(
    'Have you tried something new in it lately?',
    '¿[Has|Ha] probado algo nuevo últimamente?',
    '[Hast|Haben] du dabei in letzter Zeit etwas Neues ausprobiert?',
  ),
  story(
    'What do others not understand about {x}?',
    '¿Qué es lo que otros no entienden sobre {x}?',
    'Was verstehen andere nicht, wenn es um {x} geht?',
  ),
]
