import type { Bank } from '../../bank.ts'

export const jokesEs: Bank = {
  'jokes.standfirst': ['Bromas que {N} lleva años repitiendo, con sus fechas de servicio.'],
  'jokes.open.counted': [
    'Son {k} las cosas que no dejan en paz las publicaciones de {N}. | La que más dura es “{long}”, {gap}; la que menos, “{short}”, {gap2}.',
  ],
  'jokes.open': [
    'Una broma necesita dos fechas: el día en que se hizo y el día en que volvió. | Entre {written} publicaciones se ha buscado la segunda.',
  ],
  'jokes.setup.told': ['Empieza en {month}: {third}.'],
  'jokes.setup': [
    'Planteamiento, {day}. | {q}',
    'Se plantó en {month}: {q}',
    '{q} | Es {month}, y todavía no es una broma.',
    'Se oyó por primera vez el {day}: {q}',
    'Empieza en {month}. | {q}',
  ],
  'jokes.middle': [
    'Al cabo de {gap}: {q}',
    '{month:cap} la mantiene caliente: {q}',
    'Recordatorio, {day}. | {q}',
    'Otra vez en {month}: {q}',
  ],
  'jokes.again': ['{month:cap}: {q}', '{q} ({month:cap}.)', 'Luego, {q}', 'Y {q}'],
  'jokes.callback': [
    'Regreso, {gap} después. | {q}',
    'Lo demás tardó {gap}. | {q}',
    'Pasan {nothing} sin nada. | {q}',
    '{month:cap} la trae de vuelta. | {q}',
    'Última función, {month}: {q}',
  ],
  'jokes.tag': ['En total, {k} apariciones en {gap}.', 'Duración: {gap}.', 'Con esa van {k}.'],
  'jokes.tag.numbers': ['El marcador, por orden: {list}.'],
  'jokes.tag.month': ['Las {k} son de {monthName}.'],
  'jokes.tag.weekday': ['Las {k} cayeron en {weekdayName}.'],
  'jokes.phrase': [
    'Las palabras {text} han salido {k} veces, desde {month1}. | {q1}',
    '{text} es lo más parecido a una muletilla: {k} publicaciones. | Aquí, trabajando: {q2}',
  ],
  'jokes.series': [
    'La broma de los números. | En {month1} iba por {from}: {q1} | En {month2} iba por {to}: {q2}',
  ],
  'jokes.list': [
    'Luego está la lista que acaba torcida. | {q}, {month}.',
    'La regla de tres, {day}: {q}',
    '{q} es de {month}. | Atención a lo último.',
  ],
  'jokes.opening': ['{k} publicaciones entran con {text}, la primera en {month1}.'],
  'jokes.reversal': ['Un cambio de opinión, en dos actos. | {month1:cap}: {q1} | {month2:cap}: {q2}'],
  'jokes.oneoff': [
    'Sin historia ni regreso, solo {month}: {q}',
    'Para calentar, {day}. | {q}',
    '{q}, escribió {N} en {month}. | No se ha repetido.',
  ],
  'jokes.end': [
    'Para salir, la más corta de todas, {month}: {q}',
    'En {month} ya bastaban {n} palabras. | {q}',
  ],
  'jokes.title': ['Ya lo decía {N}'],
  'jokes.description': ['Las bromas que {N} lleva años haciendo, con las fechas que lo prueban.'],
}

export const JOKES_LABELS_ES = {
  thread: 'Lo de “{word}”.',
  phrase: 'La frase.',
  series: 'Los números.',
  list: 'La lista.',
  opening: 'La entrada.',
  reversal: 'El cambio de opinión.',
}
