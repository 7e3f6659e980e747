import type { Bank } from '../../bank.ts'

export const museumEs: Bank = {
  'museum.standfirst': [
    'Objetos de las publicaciones de {N}, por orden de llegada: {k}.',
    'Una pequeña colección permanente, reunida entre {first} y {last}: {k} {k|pieza|piezas}.',
  ],
  'museum.standfirst.quiet': [
    'Objetos de las publicaciones de {N}, por orden de llegada, y uno que no se cuenta.',
  ],
  'museum.standfirst.none': ['Un museo de {written} publicaciones, casi todas sin ningún objeto.'],
  'museum.lede.again': [
    'La colección se levantó en torno a una ficha: “{object}”. | {q}, escribió {N} el {day1}. | Se revisó {gap} después: {s2}',
  ],
  'museum.lede.said': [
    'El documento fundacional es del {day}. | Dice {said}. | El comentario de {N} ocupa {kickerWords} {kickerWords|palabra|palabras}: {kicker}',
    'A la entrada cuelga una pieza de {month}, y se lee desde la puerta: {said}.',
  ],
  'museum.lede.kicker': [
    'La colección se fundó el {day}. | {q} | El acta de fundación es lo que sigue, {kickerWords} {kickerWords|palabra|palabras}: {kicker}',
  ],
  'museum.lede': [
    'La colección se fundó el {day}. | La ficha dice “{object}”, y la nota de ingreso, {q}',
    'Empieza en {month}, con la ficha “{object}”: {q}',
  ],
  'museum.label.again': [
    'En {month1} se anotó {thing}. | Revisión, {gap} después. | {s2}',
    '{month1:cap}: {thing}. | La ficha se reabrió al cabo de {gap}: {s2}',
  ],
  'museum.label.said': [
    'Fechado el {day}. | Lleva escrito {said}.',
    '{month:cap}. | No dice mucho. | Dice {said}.',
  ],
  'museum.label.told': ['{month:cap}: {third}. | {goesOn}'],
  'museum.label.bought': ['Por compra, {month}. | {q}', 'Se pagó en {month}: {q}'],
  'museum.label.found': ['Un hallazgo, {month}. | {q}', 'Apareció el {day}: {q}'],
  'museum.label.made': ['Hecho en casa, {month}. | {q}', 'Producción propia, {month}: {q}'],
  'museum.label.given': ['Un regalo, {month}. | {q}'],
  'museum.label.won': ['Un premio, {month}. | {q}'],
  'museum.label.lost': ['Objetos perdidos, {month}. | {q}', 'La vitrina está vacía. | {q}, {month}.'],
  'museum.label.left': ['Visto por última vez en {month}. | {q}', 'Se quedó atrás el {day}: {q}'],
  'museum.label.broken': ['Con daños, {month}. | {q}', 'Estado: véase {month}. | {q}'],
  'museum.label.eaten': ['Solo queda la etiqueta. | {q}, {month}.', 'No llegó a catalogarse, {month}. | {q}'],
  'museum.label.number': ['Cantidad: {k:digits}. | {q}, {month}.', 'Recuento del {day}: {k:digits}. | {q}'],
  'museum.label.kicker': [
    '{s}, {month}. | Se han conservado las últimas palabras: {kicker}',
    'Anotado el {day}. | {s} | Debajo, con la misma letra: {kicker}',
    '{month:cap}. | {s} | Y después: {kicker}',
  ],
  'museum.label.place': ['{place}, {month}: {q}', 'Traído de {place}, {month}. | {q}'],
  'museum.label.once': [
    'Ejemplar único entre {written} publicaciones. | {q}, {month}.',
    'Aparece el {day}, y ni antes ni después. | {q}',
    'Toda su historia cabe en una frase, {month}. | {s}',
  ],
  'museum.label.plain': [
    '{q}, {month}.',
    'De un {weekday} de {month}: {q}',
    '{month:cap}. | {q}',
    'Consta en {month}: {q}',
    'Según la ficha del {day}: {q}',
    '{q} | Hasta aquí, {month}.',
  ],
  'museum.aside.no-price': ['El precio no consta.'],
  'museum.aside.not-back': ['No consta que volviera.'],
  'museum.aside.witness': ['Hubo testigo: {who}.', 'También estaba {who}.'],
  'museum.aside.only': ['La palabra no vuelve a salir en {written} publicaciones.'],
  'museum.unnumbered': [
    'Una pieza no lleva número. | Tiene una sala para ella sola. | La etiqueta es la publicación del {day}, entera: {whole}',
  ],
  'museum.rules.two': [
    'Las normas de la casa son dos, y las dos las escribió {N}. | {rule}, dice la de {monthR}. | {rule2}, la de {monthS}.',
  ],
  'museum.rules': [
    'Norma de la casa, {dayR}: {rule}',
    'En materia de conservación rige una frase de {monthR}. | {rule}',
  ],
  'museum.inventory': ['Recuento de las {k} piezas: {list}.'],
  'museum.distance': ['De “{a}” a “{b}” hay {gap}.', 'Entre la ficha “{a}” y la ficha “{b}” pasan {gap}.'],
  'museum.title': ['+La colección {FN}', 'Cosas pequeñas, guardadas'],
  'museum.description': ['Cosas pequeñas de las publicaciones de {N}, cada una con su etiqueta y su fecha.'],
}
