import { degree, many, names, one, rank, type Subject, short, story } from '../../known-question.ts'

export const city: Subject = {
  id: 'city',
  name: names(
    'the place where you live',
    'el lugar donde [vives|vive]',
    'den Ort, an dem [du lebst|Sie leben]',
  ),
  words: names(
    'city cities town* village* street* countryside rural urban hometown* farm*',
    'ciudad* pueblo* barrio* calle* campo rural urban* aldea*',
    'stadt städte dorf dörfer viertel straße* land ländlich* heimat* heimatstadt bauernhof',
  ),
  questions: [
    one(
      'Where are you now?',
      '¿Dónde [estás|está] ahora?',
      'Wo [lebst|leben] du jetzt?',
      'where I was born / where work brought me / where love brought me / where the rent is low / between two places',
      'donde nací / donde me trajo el trabajo / donde me trajo el amor / donde el alquiler es bajo / entre dos lugares',
      'wo ich geboren bin / wohin die Arbeit mich gebracht hat / wohin die Liebe mich gebracht hat / wo die Miete niedrig ist / zwischen zwei Orten',
    ),
    many(
      'What is within five minutes on foot?',
      '¿Qué hay a cinco minutos a pie?',
      'Was ist fünf Minuten zu Fuß entfernt?',
      'bread / a bench / a bar or café / water / a field / somebody I could wake at night',
      'pan / un banco para sentarse / un bar o café / agua / un campo / alguien a quien podría despertar de noche',
      'Brot / eine Bank zum Sitzen / eine Kneipe oder ein Café / Wasser / ein Feld / jemand, den ich nachts wecken könnte',
    ),
    degree(
      'How well do the people in the street know you?',
      '¿Cuánto [te|le] conoce la gente de tu calle?',
      'Wie gut kennt man dich in deiner Straße?',
      'not at all / better than I like',
      'nada / más de lo que quisiera',
      'gar nicht / besser, als mir lieb ist',
    ),
    short(
      'Which name do people there use that is on no map?',
      '¿Qué nombre usa la gente de allí que no está en ningún mapa?',
      'Welchen Namen benutzen die Leute dort, der auf keiner Karte steht?',
    ),
    story(
      'Describe your street at seven in the morning: who, what, which sounds?',
      '[Describe|Describa] tu calle a las siete de la mañana: ¿quién, qué, qué sonidos?',
      '[Beschreib|Beschreiben Sie] deine Straße um sieben Uhr früh: wer, was, welche Geräusche?',
    ),
    story(
      'Which shop, tree, bar or building is gone, and what happened there once?',
      '¿Qué tienda, árbol, bar o edificio ya no está, y qué pasó allí una vez?',
      'Welcher Laden, Baum, welches Lokal oder Haus ist weg, und was ist dort einmal passiert?',
    ),
    rank(
      'What would make you leave? Put it in order.',
      '¿Por qué [te irías|se iría]? [Ordénalo|Ordénelo].',
      'Was brächte dich dazu, fortzugehen? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'money / love / noise / loneliness / the weather / nothing',
      'el dinero / el amor / el ruido / la soledad / el clima / nada',
      'Geld / Liebe / Lärm / Einsamkeit / das Wetter / nichts',
    ),
    story(
      'What do visitors get wrong about it, and what do you show them first?',
      '¿En qué se equivocan las visitas, y qué [enseñas|enseña] primero?',
      'Worin irren sich Besucher, und was [zeigst|zeigen] du ihnen zuerst?',
    ),
  ],
}
