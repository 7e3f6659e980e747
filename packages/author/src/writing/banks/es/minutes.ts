import type { Bank } from '../../bank.ts'

export const minutesEs: Bank = {
  'minutes.standfirst': ['Acta de una reunión entre {N} y {N}, de {first} a {last}.'],
  'minutes.open': [
    'Asiste: {N}. | En {written} publicaciones constan estos compromisos: {k:digits}. | Abiertos: {a:digits}. | Cumplidos: {b:digits}.',
  ],
  'minutes.open.few': [
    'Asiste: {N}. | Se leyeron {written} publicaciones en busca de algo que sonara a compromiso.',
  ],
  'minutes.done': [
    '{q}, se acordó el {day1}. | Cumplido, a la vista de {month2}: {q2} | Plazo: {gap}.',
    'Compromiso de {month1}: {q} | Informe de {month2}: {q2} | El punto se cerró con agradecimiento.',
  ],
  'minutes.revisited': [
    '{q}, se dijo en {month1}. | El asunto volvió {gap} después: {q2}',
    'Asunto pendiente desde {month1}: {q} | Hay otra mención en {month2}. | {q2}',
  ],
  'minutes.vow': [
    'Norma del {day1}: {q} | Rigió {gap}. | {q2}',
    '{q}, consta en {month1}. | Véase también {month2}: {q2}',
  ],
  'minutes.open-item': [
    '{q}, se anunció el {day}. | No ha vuelto a constar en acta.',
    'De {month}: {q} | Nada más se supo, y a nadie se apremió.',
    'Sobre la mesa desde el {day}: {q}',
  ],
  'minutes.unpromised': [
    '{q}, {month}. | Nadie lo había pedido.',
    'Hecho sin moción previa, el {day}: {q}',
    'Anotado entre los estrenos, {month}: {q}',
  ],
  'minutes.countdown': ['La previsión del {day2} era {phrase}. | El calendario dijo {actualSpan}.'],
  'minutes.any': ['En ruegos y preguntas, {month}: {q}', 'También sobre la mesa, {day}. | {q}'],
  'minutes.thin': [
    'No se halló ningún compromiso. | La reunión no tiene nada que reclamar, y así consta. | Sí halló {month}: {q}',
  ],
  'minutes.actions': [
    'Tareas: una. | Se propuso el {day} y sigue en las mismas manos. | {q}',
    'Se levanta la sesión. | Queda abierto lo de {month}: {q}',
  ],
  'minutes.close': ['Sin más asuntos, la sesión se cerró con una línea de {monthR}. | {rule}'],
  'minutes.title': ['Asuntos pendientes'],
  'minutes.description': ['Lo que {N} dijo que haría, cotejado con lo que luego escribió.'],
}

export const MINUTES_LABELS_ES = {
  done: 'Hecho',
  revisited: 'Asuntos pendientes',
  vow: 'Normas de la casa',
  open: 'Abierto',
  unpromised: 'Hecho sin haberlo prometido',
  any: 'Ruegos y preguntas',
}
