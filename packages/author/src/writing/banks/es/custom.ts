import type { Bank } from '../../bank.ts'

export const customEs: Bank = {
  'custom.standfirst': ['Lo que {written} publicaciones dicen al respecto: {k}, para ser exactos.'],
  'custom.standfirst.none': ['Se ha buscado en {written} publicaciones. | Hablan de otras cosas.'],
  'custom.standfirst.answers': ['En palabras de {N}: {a} {a|respuesta|respuestas}, al pie de la letra.'],
  'custom.standfirst.both': [
    'A partir de {a} {a|respuesta|respuestas} de {N}, con {k} {k|publicación|publicaciones} por {k|testigo|testigos}.',
  ],
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
  'custom.answers.open': ['El tema se le planteó a {N} en preguntas, y volvieron {k} con respuesta.'],
  'custom.answer': [
    'A {question}, {N} respondió {q}',
    'Cuando se le preguntó {question}, dijo {q}',
    'En el papel, bajo {question}: {q}',
    'Luego, {question} | {q}, escribió {N}.',
    'Tras {question} se lee {q}',
  ],
  'custom.said.long': [
    'Una pregunta pidió más de una línea. | {question}',
    'Con {question} la pluma no se detuvo.',
    'También estaba {question}, y la respuesta es mejor dejarla entera.',
  ],
  'custom.said.choice': [
    'Puestos a elegir en {question}, {N} se quedó con {q}.',
    'De lo que había para {question}, la marca fue para {q}.',
    'Junto a {question} está marcado {q}.',
  ],
  'custom.said.order': [
    'Ordenada la lista de {question}, empieza por {first} y acaba en {last}',
    'El primer puesto de {question} es para {first}, y el último para {last}',
  ],
  'custom.said.scale': [
    'En la escala de {question} está {q}',
    '{question} recibió {q} de {N}.',
    'Para {question} la aguja fue a {q}',
    'Al lado de {question}: {q}',
  ],
  'custom.said.yes': ['{question} | Sí.', 'A {question}, {N} dijo que sí.'],
  'custom.said.no': ['{question} | No.', 'A {question}, {N} dijo que no.'],
  'custom.said.date': ['{question} | {N} da una fecha: {day}.', 'La fecha de {question} es {day}.'],
  'custom.agree': [
    'Una publicación tiene las mismas palabras. | {q}, {month}.',
    'Hay una que le va bien, del {day}: {q}',
  ],
  'custom.last': ['La última palabra, de momento, es del {day}. | {q}', 'Y lo más reciente, {month}: {q}'],
  'custom.description': ['{subject:cap}, en palabras de {N}.'],
}
