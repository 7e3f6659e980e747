import type { Bank } from '../../bank.ts'

export const jokesEs: Bank = {
  'jokes.standfirst': ['Bromas que {N} lleva años repitiendo, con sus fechas de servicio.'],
  'jokes.open': [
    'Una broma necesita dos fechas: el día en que se hizo y el día en que volvió. | {N} tiene {written} publicaciones, y algunas llevaban años esperando la segunda.',
  ],
  'jokes.setup': [
    'Planteamiento, {day1}. | {q1}',
    'Se plantó en {month1}: {q1}',
    '{q1} | Es {month1}, y todavía no es una broma.',
    'Se oyó por primera vez el {day1}: {q1}',
  ],
  'jokes.middle': [
    '{month:cap} la mantiene caliente: {q}',
    'Recordatorio, {day}. | {q}',
    'Otra vez en {month}: {q}',
    '{q} ({month:cap}.)',
    'Y en {month}: {q}',
  ],
  'jokes.callback': [
    'Regreso, {gap} después. | {q2}',
    'Lo demás tardó {gap}. | {q2}',
    'Pasan {gap}. | {q2}',
    '{month2:cap} la trae de vuelta. | {q2}',
  ],
  'jokes.tag': [
    'En total, {k} apariciones.',
    'Duración: {gap}.',
    'El ritmo es mejor de lo que nadie pretendía.',
  ],
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
  'jokes.opening': ['{k} publicaciones entran con {text}. | Ahorra presentaciones.'],
  'jokes.reversal': [
    'Todo repertorio necesita un cambio de opinión. | {month1:cap}: {q1} | {month2:cap}: {q2}',
  ],
  'jokes.oneoff': [
    'Sin historia ni regreso, solo {month}: {q}',
    'Para calentar, {day}. | {q}',
    '{q}, escribió {N} en {month}. | No se ha repetido, y debería.',
  ],
  'jokes.end': [
    'Luces. | Una línea corta para salir, {month}: {kicker}',
    'Buenas noches. | {kicker}, como dijo {N} en {month}.',
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
