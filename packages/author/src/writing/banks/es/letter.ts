import type { Bank } from '../../bank.ts'

export const letterEs: Bank = {
  'letter.standfirst': [
    'Escrita el {day}, entregada hoy. | Las notas al margen son de lo que vino en medio.',
  ],
  'letter.open': [
    'A quien sea yo a estas alturas: aquí es el {day}. | Llevo {k} publicaciones y me dicen que habrá más. | La de hoy es {q}',
  ],
  'letter.where': [
    'Para que recuerdes dónde estábamos en {month}: {q}',
    'Las cosas están así. | {q}',
    'Se te habrá olvidado {month}, así que lo guardo: {q}',
    'En {month} dejé esto escrito: {q}',
  ],
  'letter.sure': ['De una cosa no tengo duda, porque la dije en {month}. | {q} | Dime si sigue valiendo.'],
  'letter.people': ['Un nombre que escribo a menudo es {name}: {k} publicaciones hasta hoy.'],
  'letter.people.margin': ['A estas alturas son {all}.'],
  'letter.next-name': [
    'Posdata, con otra tinta: {gap} después de esta carta se escribe por primera vez el nombre de {name}. | Desde entonces está en {k} publicaciones.',
  ],
  'letter.next-word': [
    'Tampoco hacía falta todavía la palabra “{word}”. | Llega en {month}, y está en {k} publicaciones.',
  ],
  'letter.waiting': [
    'Espero a ver qué pasa con lo que anuncié en {month}: {q}',
    'Lo dije en {month}, y lo decía en serio: {q}',
    'Hay un plan, con fecha del {day}. | {q} | Me gustaría saber.',
  ],
  'letter.ask': [
    '¿Qué fue de aquello? | En {month} escribí {q}',
    '¿Vuelve a salir? | Aquí, en {month}, tengo {q}',
    '¿Sigue por ahí? | De {month}: {q}',
  ],
  'letter.margin': [
    'Al margen, {month2}: {q2}',
    'Añadido {gap} después, con la misma letra: {q2}',
    'Nota del {day2}: {q2}',
  ],
  'letter.open-question': ['Es todo lo que sé desde aquí. | Me queda por saber lo de {month}. | {q}'],
  'letter.close': [
    'Con los recuerdos de {month}, {N}.',
    'Sin más, y literalmente en tu nombre: {N}, {month}.',
  ],
  'letter.title': ['Por correo lento'],
  'letter.description': ['Una carta de {N}, {month}, a {N} ahora, con notas de todo lo de en medio.'],
}
