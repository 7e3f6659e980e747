import type { Bank } from '../../bank.ts'

export const placesEs: Bank = {
  'places.standfirst': [
    'Guía de los lugares desde los que {N} escribió: {k}.',
    'Guía de {k} lugares, hecha con las notas de una sola persona: {N}, de {first} a {last}.',
  ],
  'places.open': ['Al final van los lugares a los que {N} volvió: {b:digits}. | Los demás, por fecha.'],
  'places.open.once': ['Van por fecha, uno tras otro, y en cada uno {N} estuvo una vez.'],
  'places.open.home': [
    '{home} está en {n} publicaciones de {N}, así que cuenta como casa y no tiene entrada. | Lo que sigue es fuera.',
  ],
  'places.once.told': ['{month:cap}: {third}. | {after}'],
  'places.once': [
    'Visita de {month}. | {q}',
    'De la entrada del {day}: {q}',
    'Una estancia, {month}. | {q}',
    '{q}, anotó {N} en {month}.',
    'Notas del {day}: {q}',
    'Qué esperar, según {month}: {q}',
    'Visto un {weekday} de {month}. | {q}',
  ],
  'places.transport': ['Cómo llegar: {transport}.', 'Se llega {transport}.', 'Acceso {transport}.'],
  'places.weather': ['Tiempo: {weather}.', 'Se espera {weather}.'],
  'places.company': ['Compañía: {list}.', 'Mejor con {list}.', 'En el grupo: {list}.'],
  'places.many': ['{k} visitas. | La primera, {month1}: {q1}', 'En {k} ocasiones, desde {month1}. | {q1}'],
  'places.return': [
    'Queda el lugar al que {N} volvió. | Empieza en {month1}: {q1}',
    'Va al final porque no fue una despedida. | {q1}, escribió {N} en {month1}.',
  ],
  'places.years.month': ['Después, siempre el mismo mes: {monthName}, en {list}.'],
  'places.years': ['Los años son {list}.'],
  'places.missing': ['Falta {year}.'],
  'places.between': ['Entre medias, {month}: {q}', 'A medio camino, {month}. | {q}'],
  'places.latest': ['Y {gap} después de la primera: {q}', 'La última entrada es de {month}. | {q}'],
  'places.local': ['Para quien se queda en casa, también {month}: {q}', 'Más a mano, el {day}: {q}'],
  'places.title': ['Donde estuvo {N}'],
  'places.description': ['La guía de {N}: {k} lugares, y lo que se escribió allí.'],
}
