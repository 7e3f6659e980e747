import type { Bank } from '../../bank.ts'

export const dictionaryEs: Bank = {
  'dictionary.standfirst': [
    'Pequeño diccionario de {N}, de la A a la Z con huecos: {total} palabras en {written} publicaciones.',
  ],
  'dictionary.preface': [
    'En {written} publicaciones {N} usa {distinct} palabras distintas. | Estas son las que más falta le hicieron.',
  ],
  'dictionary.habit': [
    'En {k} publicaciones. | Primera cita, {month1}: {q1} | Más tarde: {q2}',
    'Frecuente; {k} publicaciones. | {q1}, {month1}.',
    'Documentada {k} veces desde {month1}. | Uso típico: {q2}',
    'Véase {month1}: {q1} | Sigue en uso {gap} después.',
    'Desde {month1}, {k} publicaciones. | El sentido se deduce: {q1}',
  ],
  'dictionary.beside': ['Suele ir con “{with}”: {n} publicaciones.', 'Va con “{with}” en {n} publicaciones.'],
  'dictionary.peak': ['Su mejor año fue {year}, con {n}.', 'Máximo de uso: {year}, {n} publicaciones.'],
  'dictionary.era': [
    'En desuso. | Está en {k} publicaciones entre {month1} y {month2}, y en ninguna después. | {q1}',
    'De vida breve: {span}. | {q2}',
  ],
  'dictionary.phrase': [
    'Frase hecha, {k} publicaciones. | {q1}, {month1}.',
    'Locución. | Entre {month1} y {month2}, {k} veces. | {q2}',
  ],
  'dictionary.thread': ['Rara: {month1}, y luego nada en {gap}. | {q1} | {q2}'],
  'dictionary.once': [
    'Una sola vez, {month}. | {q}',
    'Hápax. | El {day}: {q}',
    'Sin segunda cita. | {q}, {month}.',
    'Con una cita basta. | {q}',
  ],
  'dictionary.emoji': ['En {k} de {written} publicaciones. | Pronunciación desconocida.'],
  'dictionary.shout': ['En mayúsculas, en {k} publicaciones: {list}.'],
  'dictionary.end': ['La última entrada no es una palabra, sino una manera de parar. | {kicker}, {month}.'],
  'dictionary.title': ['{N}: glosario'],
  'dictionary.description': ['Las palabras de {N}, por orden alfabético, con citas.'],
}
