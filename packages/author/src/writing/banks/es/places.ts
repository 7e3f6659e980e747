import type { Bank } from '../../bank.ts'

export const placesEs: Bank = {
  'places.standfirst': ['Guía de los lugares desde los que {N} escribió: {k}.'],
  'places.open': [
    'Las guías cuentan lo que hay que ver. | Esta solo sabe lo que {N} vio aquel día, y escribió.',
  ],
  'places.once': [
    'Visita: {month}. | {q}',
    'De la entrada del {day}: {q}',
    'Una estancia, {month}. | {q}',
    '{q}, contó {N} en {month}.',
    'Mejor época, {month}. | {q}',
    'Notas del {day}: {q}',
    'Lo que cabe esperar, según {month}: {q}',
  ],
  'places.many': [
    'Visitas: {k}. | {month1:cap}: {q1} | {month2:cap}: {q2}',
    'Entre {month1} y {month2}, varias veces. | Empezó con {q1} | Lo más reciente es {q2}',
  ],
  'places.return': ['Queda el lugar al que {N} volvió. | {q1}, {month1}. | Y {gap} después: {q2}'],
  'places.local': ['Para quien se queda en casa, {month} también tiene algo: {q}'],
  'places.thin': [
    'Las publicaciones nombran pocos lugares. | Tienen, en cambio, habitaciones, y {month} es una: {q}',
  ],
  'places.end': ['El mapa acaba ahí. | Es el de {N}, y tiene sitio.'],
  'places.title': ['Donde estuvo {N}'],
  'places.description': ['La guía de {N}: lugares, y lo que allí se escribió.'],
}
