import type { Bank } from '../../bank.ts'

export const peopleEs: Bank = {
  'people.standfirst': [
    'El reparto de {N}, por orden de aparición: {k} nombres.',
    'Programa de mano de {written} publicaciones: {k} nombres, según fueron entrando.',
  ],
  'people.standfirst.none': [
    'Programa de mano de {written} publicaciones en las que casi no se nombra a nadie.',
  ],
  'people.open': [
    '{top} está en {n} de las {written} publicaciones de {N}, más que nadie. | Pero {opener} salió antes, en {month}, y los programas van por orden de entrada.',
  ],
  'people.open.same': [
    '{top} está en {n} de las {written} publicaciones de {N}, más que nadie, y además entró antes. | El resto sigue por orden.',
  ],
  'people.entrance.told': ['Entra en {month}: {third}.'],
  'people.entrance': [
    'Entra el {day}: {q}',
    'Su primera publicación es la número {n:digits} de {written:digits}. | {q}',
    'Se presenta en {month}: {q}',
    'Primera salida, {day}. | {q}',
    'En escena desde {month}, con {q}',
    'Aparece en {month}. | {q}',
  ],
  'people.entrance.bare': [
    'Entra en la publicación número {n:digits}, {month}.',
    'Primera mención, el {day}.',
    'En cartel desde {month}.',
    'No sale antes de {month}.',
    'Llega en {month}.',
  ],
  'people.deeds': [
    'Acotaciones, por orden: {list}.',
    'Lo que hace en escena: {list}.',
    'Consta lo siguiente: {list}.',
  ],
  'people.deed': ['En {month}, {name} {deed}.', 'Una acotación, {month}: {deed}.'],
  'people.speaks.once': ['Habla una vez, {month}: {line}.', 'Tiene una sola frase, {line}.'],
  'people.speaks': ['Habla en {k} publicaciones. | De {month}: {line}.'],
  'people.scene': [
    'La mejor escena, {month}: {q}',
    'Para leer dos veces, {day}. | {q}',
    'La escena que hay que esperar es de {month}. | {q}',
    'Más tarde, {month}: {q}',
    '{q}, escribió {N} en {month}.',
    'Y luego está {month}. | {q}',
  ],
  'people.absence': [
    'Entre {month1} y {month2} no aparece: {gap}.',
    'Deja la escena después de {month1} y vuelve al cabo de {gap}.',
  ],
  'people.greeted': ['Recibe {k} felicitaciones, todas guardadas.', 'Se le felicita {k} veces.'],
  'people.count': [
    'En total, {k} publicaciones.',
    'Sale en {k} publicaciones, la última en {month2}.',
    'Papel en {k} publicaciones.',
    'Última mención, {month2}.',
    'De {month1} a {month2}, {k} escenas.',
  ],
  'people.company': ['{a} y {b} comparten más que nadie: {k} {k|publicación|publicaciones}.'],
  'people.company.once': ['No hay dos que coincidan en más de una publicación.'],
  'people.apart': ['{a} y {b} no coinciden en ninguna.'],
  'people.supporting': ['En papeles secundarios, con su número de publicaciones: {list}.'],
  'people.walk-ons': ['Figuración, una publicación por cabeza: {list}.'],
  'people.walk-on.scene': ['De {name}, {month}: {q}', 'Con una le bastó a {name}. | {q}'],
  'people.silent': [
    'Queda {name}: {k} publicaciones y ni una frase que decir.',
    'El último saludo es para {name}, que está en {k} publicaciones y no dice nada en ninguna.',
  ],
  'people.finale': ['La última salida es de {month}, y es otra vez {name}. | {q}'],
  'people.last': ['{q}, escribió {N} en {month}.', 'Lo mejor del papel es de {month}. | {q}'],
  'people.thin': ['Es una compañía pequeña: a nadie se le nombra más de una vez. | {q}, {month}.'],
  'people.title': ['Por orden de aparición'],
  'people.description': ['La gente de las publicaciones de {N}, por orden de aparición.'],
}
