import type { Bank } from '../../bank.ts'

export const peopleEs: Bank = {
  'people.standfirst': ['El reparto de {N}, por orden de aparición: {k} nombres.'],
  'people.standfirst.none': [
    'Programa de mano para {written} publicaciones en las que apenas se nombra a nadie.',
  ],
  'people.open': [
    'Nadie escribe {written} publicaciones a solas. | Aquí están, por orden de aparición, quienes se colaron en ellas.',
    'Se apagan las luces en {first}. | Sigue el reparto, en el orden en que {N} escribió sus nombres.',
  ],
  'people.entrance': [
    'Entra el {day}: {q}',
    'Aparece en {month}. | {q}',
    'En escena desde {month}, con {q}',
    'Primera salida, {day}. | {q}',
    'Se presenta en {month}: {q}',
  ],
  'people.count': [
    'En total, {k} publicaciones.',
    'Sale en {k} publicaciones, la última en {month2}.',
    'De {month1} a {month2}, {k} publicaciones.',
    'Se queda {k} publicaciones.',
    'Papel en {k} publicaciones.',
  ],
  'people.greeted': ['Recibe {k} felicitaciones.', 'Con {k} felicitaciones, ninguna olvidada.'],
  'people.deeds': ['En {month}, {deed}.'],
  'people.line': [
    'Su mejor escena, {month}: {q}',
    'Para leer dos veces, {day}. | {q}',
    'La escena que hay que esperar es {month}. | {q}',
    'Más tarde, {month}: {q}',
  ],
  'people.company': ['{a} y {b} comparten {k} {k|publicación|publicaciones}.'],
  'people.apart': ['{a} y {b} no coinciden en ninguna publicación.'],
  'people.walk-ons': ['Figurantes: {list}. | Una publicación cada cual, y sin suplente.'],
  'people.role': [
    'Sin acreditar, pero presente desde {month}: {label}. | {q}',
    '{label:cap} no tiene nombre en las publicaciones, y tiene escena igualmente. | {q}, {month}.',
  ],
  'people.silent': [
    'El último saludo es para {name}, que está en {k} publicaciones y en ninguna se le cita.',
  ],
  'people.end': ['El reparto está completo a {last}. | Se añaden papeles sin previo aviso.'],
  'people.thin': [
    'Es una compañía pequeña: las publicaciones no nombran a nadie más de una vez. | {q}, {month}.',
  ],
  'people.title': ['Por orden de aparición'],
  'people.description': ['La gente de las publicaciones de {N}, por orden de aparición.'],
}
