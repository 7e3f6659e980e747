import type { Bank } from '../../bank.ts'

export const museumEs: Bank = {
  'museum.standfirst': [
    'Objetos de las publicaciones de {N}, por orden de llegada: {k}.',
    'Una pequeña colección permanente, reunida entre {first} y {last}: {k} piezas.',
  ],
  'museum.lede.thread': [
    'Todo museo tiene un objeto en torno al que se levantó lo demás. | Aquí la ficha dice “{word}”. | Entró el {day1}: {q1} | Y {gap} después seguía en la colección: {q2}',
  ],
  'museum.lede.object': [
    'La colección se fundó el {day}, con {thing}. | La nota de ingreso es breve: {q}',
    'Los museos empiezan con algo que nadie supo tirar. | Este empezó con {thing}, {month}. | {q}',
  ],
  'museum.label': [
    '{month:cap}. | {q}',
    'Ingresó el {day}. | {q}',
    'Entró en la colección en {month}. | Nota de quien lo donó: {q}',
    'De {month}. | Procedencia: {q}',
    '{q} | Expuesto desde {month}.',
    'Fecha: {day}. | Estado, según la donación: {q}',
    'Visto por última vez en {month}. | {q} | Paradero posterior: no consta.',
    '{opener}, empieza la etiqueta del {day}. | Sigue así: {rest}',
    'Donación de {month}, con una nota prendida: {q}',
    'No está en venta. | El {day}: {q}',
    'Se ruega no tocar. | {q} | ({month:cap}.)',
    'Catalogado en {month}, junto a la frase en la que llegó: {q}',
    'No se presta. | Del {day}: {q}',
    'En vitrina desde {month}. | {q}',
  ],
  'museum.label.number': [
    'Cantidad: {k}. | {month:cap}: {q}',
    'El número lo pone quien donó. | {q}, {month}.',
  ],
  'museum.label.kicker': [
    '{opener}, {month}. | Se han dejado las últimas palabras de la etiqueta: {kicker}',
    'Llegó el {day}. | La última frase forma parte de la pieza: {kicker}',
  ],
  'museum.label.thread': ['{month1:cap}: {q1} | Revisado {gap} después. | {q2}'],
  'museum.unnumbered': [
    'Una pieza no lleva número y tiene una pared para ella sola. | La etiqueta es la publicación del {day}, entera. | {whole}',
  ],
  'museum.rules': [
    'Las normas de la casa son pocas, y las escribió quien donó. | {rule}',
    'La norma cuelga junto a la salida. | Es de {monthR}: {rule}',
  ],
  'museum.exit': ['Junto a la puerta cuelga una etiqueta más, {month}: {q}'],
  'museum.close': [
    'Esa era la última vitrina. | Otras {k} publicaciones esperan en el almacén, sin etiqueta y a temperatura constante.',
  ],
  'museum.title': ['+La colección {FN}', 'Cosas pequeñas, guardadas'],
  'museum.description': ['Cosas pequeñas de las publicaciones de {N}, cada una con su etiqueta y su fecha.'],
}
