import type { Bank } from '../../bank.ts'

export const astroEs: Bank = {
  'astro.standfirst': [
    'Tu horóscopo, hecho con {written} publicaciones y un calendario. | No se consultó ninguna estrella.',
  ],
  'astro.sign.odd': [
    'Naciste bajo el signo del {weekdayName}. | Ese día cayeron {k} de tus {of} publicaciones, y a partes iguales tocarían {even}. | Tu casa más débil es el {low}, con {lowCount}.',
  ],
  'astro.sign.even': [
    'Tu signo está por decidir. | El {weekdayName} va en cabeza con {k} publicaciones de {of}, más o menos lo que haría el azar. | Actuarás cualquier día de la semana.',
  ],
  'astro.transit': [
    'Cada año, hacia {monthName}, vuelve lo mismo: “{word}”. | {q1}, escribiste en {month1}; en {month2} ya era {q2} | Espera lo siguiente en {monthName}.',
  ],
  'astro.transit.place': [
    'En {k} años distintos, algún día entre el {from} y el {to} te ha encontrado en {place}.',
  ],
  'astro.transit.case': ['La carta de {month} dice {q}', '{q}, escribiste en {month}.'],
  'astro.transit.next': ['La ventana vuelve a abrirse el {from}.'],
  'astro.transit.thread': [
    'Algo recorre una órbita lenta. | Pasó en {month1}: {q1} | Y volvió a pasar {gap} después: {q2} | Volverá; tiene antecedentes.',
  ],
  'astro.number': [
    'El {n:digits}. | Está en {k} de tus publicaciones, y ningún otro por encima del uno está en más.',
  ],
  'astro.number.governs': ['Te ha llegado en forma de {list}.'],
  'astro.number.once': ['El {day} pasó así: {q}'],
  'astro.rising.same': ['Hasta “{word}” obedece: está en {of} publicaciones, y {k} se escribieron ese día.'],
  'astro.rising': [
    'Ascendente: {weekdayName}, por culpa de “{word}”, que está en {of} publicaciones, {k} de ellas escritas ese día.',
  ],
  'astro.element': [
    '{element:cap}. | Está en {k} de tus {written} publicaciones, sobre todo como {list}; lo que menos tienes es {weakest}, con {j}.',
  ],
  'astro.element.only': [
    '{element:cap}, y en abundancia: {k} de tus {written} publicaciones, sobre todo {list}. | De {weakest} no hay nada en tu carta.',
  ],
  'astro.element.case': ['Una muestra, del {day}: {q}', '{q}, escribiste en {month}.'],
  'astro.element.other': [
    'Ninguno de los de siempre sale lo bastante como para pedirle cuentas. | Lo que {month} tuvo en su lugar fue {q}',
    'Sin decidir entre los de siempre, cosa que los libros antiguos no contemplan. | El {day} tomó esta forma: {q}',
  ],
  'astro.journeys': ['Te han visto en {list}. | De {month}: {q} | La carta muestra más equipaje.'],
  'astro.journeys.return': [
    'Vuelves a {place}. | Primero en {month1}: {q1} | Luego, {gap} después: {q2} | Una tercera visita no sorprendería a nadie que sepa contar.',
  ],
  'astro.retrograde': [
    'Entre el {day1} y el {day2} tu carta está en blanco: {gap}, donde lo normal serían {usual}. | Esta columna no pregunta. | Volviste con {q2}',
  ],
  'astro.retrograde.bare': [
    'Entre el {day1} y el {day2} tu carta está en blanco: {gap}, donde lo normal serían {usual}. | La carta no dice por qué, y esta columna tampoco.',
  ],
  'astro.omen': [
    'Atención a lo siguiente, visto por última vez en {month}: {q}',
    'Las condiciones son las del {day}. | {q}',
    'Si vuelve {month}, lo reconocerás por esto: {q}',
    'Ya pasó un {weekday}. | {q}, escribiste, y era {year}.',
  ],
  'astro.tonight': [
    'La palabra “{word}” está en {k} de tus publicaciones: esta columna no es la primera en mirar tan lejos.',
  ],
  'astro.tonight.case': ['Una de ellas vuelve a servir: {q}'],
  'astro.company': [
    'Bien alineado: {a}, en {ka} publicaciones. | Le sigue {b}, con {kb}. | {q}, escribiste en {month}.',
  ],
  'astro.company.one': [
    'Un nombre cruza tu carta más que ninguno: {a}, en {ka} publicaciones. | {q}, dice {month}.',
  ],
  'astro.money': ['Saldrá dinero de casa. | Ya salió en {month}: {q}'],
  'astro.household': [
    'Cuidado con las cosas pequeñas. | {q} fue en {month}, y Mercurio no tuvo nada que ver.',
  ],
  'astro.advice': ['En caso de duda, sigue el consejo que diste en {monthR}. | {rule}'],
  'astro.ahead': ['En cuanto a lo que viene, ya lo dijiste tú, el {day}: {q}'],
  'astro.close': ['Aquí acaba la carta, el {day}, con {q}'],
  'astro.title': ['Lo que dicen los días'],
  'astro.description': ['El horóscopo de {N}, sin estrellas: {written} publicaciones y un calendario.'],
}

export const ASTRO_LABELS_ES = {
  sign: 'Tu signo.',
  transit: 'El tránsito largo.',
  number: 'Número de la suerte.',
  element: 'Elemento.',
  journeys: 'Viajes.',
  retrograde: 'Retrógrado.',
  company: 'Compañía.',
  money: 'Dinero.',
  household: 'Hogar.',
  advice: 'Consejo.',
  omens: ['Un presagio.', 'Un aviso.', 'Favorable.', 'Desfavorable.'],
  tonight: 'Mañana.',
  ahead: 'Y después.',
}
