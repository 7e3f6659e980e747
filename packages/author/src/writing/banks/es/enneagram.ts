import type { Bank } from '../../bank.ts'

export const enneagramEs: Bank = {
  'enneagram.standfirst': [
    'Tus respuestas se inclinan hacia el tipo {n:digits}, {type}. | Aquí están las cuentas.',
  ],
  'enneagram.score': [
    'Sumadas {k} respuestas, sale primero el tipo {n:digits}, {type}, con {points:digits} puntos. | El tipo {n2:digits}, {type2}, tiene {points2:digits}.',
  ],
  'enneagram.margin.close': ['La diferencia es pequeña. | Conviene leer los dos.'],
  'enneagram.margin.clear': ['La diferencia es de {margin:digits}. | No es poco.'],
  'enneagram.answer': [
    'A “{question}” respondiste {q}',
    'Bajo “{question}” está {q}',
    '{q} fue tu respuesta a “{question}”, y cuenta para {type}.',
  ],
  'enneagram.post': [
    'Las publicaciones lo saben. | {q}, escribiste en {month}.',
    'Compárese con {month}: {q}',
    'Hay una del {day} que podría haber sido la respuesta: {q}',
  ],
  'enneagram.wing': [
    'De los dos vecinos, el más cercano es el tipo {n3:digits}, {type3}, con {points3:digits}.',
  ],
  'enneagram.least': [
    'Una respuesta no encaja. | A “{question}” dijiste {q} | Guárdala; seguramente es la más interesante.',
  ],
  'enneagram.question': ['El tipo {n:digits} trae una pregunta, para responder o no. | {ask}'],
  'enneagram.none': [
    'En estas respuestas no hay palabras bastantes para inclinarse hacia un lado. | Se puede responder corto; solo que no se puede sumar.',
  ],
  'enneagram.title': ['Tipo {n:digits}, con las cuentas a la vista'],
  'enneagram.description': ['El eneagrama de {N}, calculado a la vista con {k} respuestas.'],
}
