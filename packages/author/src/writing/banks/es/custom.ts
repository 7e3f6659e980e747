import type { Bank } from '../../bank.ts'

export const customEs: Bank = {
  'custom.standfirst': ['Lo que {written} publicaciones dicen al respecto: {k}, para ser exactos.'],
  'custom.standfirst.none': ['Se ha buscado en {written} publicaciones. | Hablan de otras cosas.'],
  'custom.standfirst.answers': ['A partir de las respuestas de {N}, con las publicaciones como testigos.'],
  'custom.open': [
    'El tema venía dado: {subject}. | Las publicaciones no se escribieron pensando en él, y por eso son mejores testigos. | De {written}, lo tocan {k}.',
  ],
  'custom.none': [
    'Sobre {subject} no hay nada. | También eso es un hallazgo, y vale más decirlo que rellenarlo. | Lo que hay es, por ejemplo, {q}, {month}.',
  ],
  'custom.first': ['Sale por primera vez el {day}. | {q}', 'Lo más antiguo es de {month}: {q}'],
  'custom.line': [
    '{q}, escribió {N} en {month}.',
    'Del {day}: {q}',
    '{month:cap} añade esto. | {q}',
    '{opener}, empieza la del {day}. | {rest}',
    'Luego, {month}: {q}',
    '{q} | Era el {day}.',
    'Por otro lado, {month}. | {q}',
    'Un {weekday} de {month} lo dijo así: {q}',
    'Tampoco hay que olvidar {month}. | {q}',
    'Y está el {day}, con {q}',
  ],
  'custom.count': ['El año de esto es {year}: {k} {k|publicación|publicaciones}.'],
  'custom.word': ['La palabra que lo lleva es “{word}”, en {k} {k|publicación|publicaciones}.'],
  'custom.answer': [
    'A “{question}”, {N} respondió {q}',
    'Cuando se le preguntó “{question}”, dijo {q}',
    'En el papel, bajo “{question}”: {q}',
  ],
  'custom.agree': [
    'Las publicaciones lo confirman. | {q}, {month}.',
    'Hay una que le va bien, del {day}: {q}',
  ],
  'custom.last': ['La última palabra, de momento, es del {day}. | {q}', 'Y lo más reciente, {month}: {q}'],
  'custom.description': ['{subject:cap}, en palabras de {N}.'],
}
