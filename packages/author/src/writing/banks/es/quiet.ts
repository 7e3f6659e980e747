import type { Bank } from '../../bank.ts'

export const quietEs: Bank = {
  'quiet.standfirst': ['Donde las publicaciones se paran un rato, y donde siguen.'],
  'quiet.rhythm': [
    'Casi siempre vuelves a escribir al cabo de {usual}. | El calendario lo muestra como un sendero muestra por dónde pasa la gente. | Esta página trata de los sitios donde el sendero se para.',
  ],
  'quiet.before': [
    'El {day1} escribiste {q1}',
    'Las últimas palabras de antes son del {day1}. | {q1}',
    'Empieza después del {day1}: {q1}',
  ],
  'quiet.length': ['Luego, nada durante {gap}.', 'Después la página queda en blanco {gap}.', 'Pasan {gap}.'],
  'quiet.after': [
    'Las primeras palabras de después son {q2}',
    'Volviste el {day2}. | {q2}',
    'Y entonces, en {month2}: {q2}',
  ],
  'quiet.same': ['La palabra “{word}” está antes de la pausa y después.'],
  'quiet.either-side': [
    'En el año que acaba ahí hay {a} publicaciones tuyas; en el que empieza después, {b}.',
  ],
  'quiet.why': ['Las publicaciones no dicen qué hubo en medio, y no tienen por qué.'],
  'quiet.plain': ['No hay pausas largas. | La mayor es de {gap}, del {day1} al {day2}.'],
  'quiet.steady': [
    'No hay pausas largas en estas {written} publicaciones. | Volvías antes de que empezaran.',
  ],
  'quiet.end': ['La última es del {day}. | Todavía no es una pausa. | {q}'],
  'quiet.title': ['Entre medias'],
  'quiet.description': ['Las pausas de {N}, y las primeras palabras después.'],
}
