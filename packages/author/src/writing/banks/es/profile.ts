import type { Bank } from '../../bank.ts'

export const profileEs: Bank = {
  'profile.standfirst.hinge': ['{N}, a través de una palabra: {written} publicaciones, de {first} a {last}.'],
  'profile.standfirst.scenes': [
    '{N} en tres momentos, en {written} publicaciones escritas entre {first} y {last}.',
  ],
  'profile.standfirst.thin': ['Un retrato pequeño de {N}, a partir de {written} publicaciones.'],
  'profile.hinge': [
    'La palabra “{word}” está en {k} de las {written} publicaciones de {N}. | Leídas según llegaron, con años de por medio, nadie lo notaría. | Puestas una junto a otra hacen un retrato.',
    'De {written} publicaciones, {k} comparten una palabra pequeña: “{word}”. | No es una palabra con la que nadie elija que lo pinten. | Por eso sirve.',
  ],
  'profile.standfirst.subject': [
    '{N}, con “{word}” y otros asuntos: {written} publicaciones, de {first} a {last}.',
  ],
  'profile.subject': [
    'Quítese lo que escribe todo el mundo y la palabra que más queda es “{word}”: está en {k} de las {written} publicaciones de {N}. | La sigue “{second}”, con {k2}. | El retrato bien puede empezar por ahí.',
  ],
  'profile.subject.1': ['En {month} sonaba así. | {q}', '{q}, escribió {N} en {month}.'],
  'profile.subject.2': ['En {month}, esto: {q}', 'Y en {month}: {q}'],
  'profile.subject.last': [
    'Una vez más “{word}”, para terminar, en {month}. | {q}',
    'Queda {month}, y el asunto del principio. | {q}',
  ],
  'profile.panel.1': ['La primera es de {month}. | {q}', 'Sale por primera vez el {day}: {q}'],
  'profile.panel.2': ['La segunda pertenece a {month}. | {q}', 'La segunda llega {gap} después: {q}'],
  'profile.panel.3': ['La tercera lleva fecha del {day}. | {q}', 'Una tercera, de {month}: {q}'],
  'profile.panel.last': [
    'Queda la última. | Es de {month}, y se sostiene sin pie de foto. | {q}',
    'Y la última vez, {month}: {q}',
  ],
  'profile.scene.first': [
    'Empiece por el {day}, {weekday}. | {q}',
    '{q}, escribió {N} el {day}. | Es tan buen principio como cualquier otro.',
  ],
  'profile.scene.turn': [
    'Luego está el {day}. | {q}',
    'Si una fecha puede ser una bisagra, es el {day}: {q}',
  ],
  'profile.scene.last': ['La última página es del {day}. | {q}', 'A {day}, las cosas están así: {q}'],
  'profile.scene.late': ['Más adelante está el {day}, y bien puede quedarse con el final. | {q}'],
  'profile.line': [
    '{q}, escribió {N} el {day}.',
    'De {month}: {q}',
    '{opener}, anotó {N} en {month}. | {rest}',
    'Está también {month}, y en él {q}',
    'De {month} queda esto: {q}',
    '{whole} es todo lo que trae el {day}.',
    'Un {weekday} de {month}: {q}',
    'Lo que {N} tenía que decir el {day} era {q}',
    'Unas páginas más allá, {month}. | {q}',
    'En el {day} se lee {q}',
    'Entre otras cosas, {month} tiene esto: {q}',
    'El {day} termina con {kicker}',
  ],
  'profile.chapter.thread': [
    'La palabra “{word}” está en {k} publicaciones, y entre la primera y la última hay {gap}.',
    'Hay cosas que se toman su tiempo. | Entre la primera mención de “{word}” y la última pasan {gap}.',
  ],
  'profile.chapter.saga': [
    'Hay algo más que lo recorre todo. | La palabra “{word}” está en {k} publicaciones, de {month1} a {month2}.',
    'Y luego “{word}”, en {k} publicaciones y {gap}, que hay que contar por orden.',
  ],
  'profile.chapter.person': [
    '{name} está en {k} publicaciones, de {month1} a {month2}.',
    'El nombre de {name} sale en {k} publicaciones, la primera de {month1}.',
  ],
  'profile.chapter.place': ['A {name} se vuelve.', '{name} es de los sitios que tienen una segunda visita.'],
  'profile.chapter.firsts': ['Lo nuevo se apunta. | Aquí van {k} casos, por orden de llegada.'],
  'profile.step.first': ['{q}, escribió {N} en {month}.', 'De {month}: {q}', 'El {day} trae {q}'],
  'profile.step.begin': [
    'Empieza en {month}: {q}',
    'Lo más antiguo es del {day}. | {q}',
    '{q}, escribió {N} en {month}.',
  ],
  'profile.step.plain': ['{q}, escribió {N} en {month}.', 'En {month}: {q}', 'El {day}: {q}'],
  'profile.meanwhile': [
    'Entre esa y la siguiente hay {k} publicaciones.',
    'Pasan {k} publicaciones antes de la próxima.',
  ],
  'profile.step.next': [
    'Pasan {gap}. | {q}',
    '{q}, dice {month}.',
    'Luego, en {month}: {q}',
    '{month:cap} trae lo siguiente: {q}',
    'El {day} se lee {q}',
    'Con {gap} de por medio: {q}',
    'Después, {month}. | {q}',
    'Sigue por orden, {month}: {q}',
  ],
  'profile.apart': [
    '{b} sale en {k} publicaciones, y en ninguna de las de {a}.',
    '{a} y {b} no comparten ninguna publicación.',
  ],
  'profile.first-time': [
    'En {month} hubo una primera vez. | {q}',
    'Las primeras veces se anotan sin aspavientos. | El {day}: {q}',
  ],
  'profile.turn': [
    'Los cambios vienen en frases sencillas. | {q}, {day}.',
    '{month:cap} es una de esas fechas tras las que algo es distinto. | {q}',
  ],
  'profile.borrowed': [
    'Los demás entran entre comillas. | {q} es uno de ellos, de {month}.',
    'No todas las buenas frases son de {N}. | {q}, recoge {month}.',
  ],
  'profile.voices': ['Los demás entran entre comillas: {a} en {monthA}, {b} en {monthB}.'],
  'profile.kickers': ['{k} publicaciones se cierran con cinco palabras o menos. | {k1} | {k2} | {k3}'],
  'profile.company': [
    '{name} está en {k} publicaciones, de {month1} a {month2}.',
    'A nadie se nombra más que a {name}: {k} publicaciones.',
  ],
  'profile.company.deed': ['En {month}, {name} {deed}.'],
  'profile.tender': ['El {day}, {N} escribió: {q}', 'La publicación del {day} dice {q}'],
  'profile.longest': [
    'La publicación más larga ocupa {words} palabras. | Es de {month}, y en ella está esto: {q}',
  ],
  'profile.rhythm': [
    'La mayor parte se escribió en {weekdayName}: {k} de {of} publicaciones, donde a partes iguales tocarían {even}.',
  ],
  'profile.links': [
    'Buena parte del archivo es trabajo ajeno: {links} de {records} registros llevan un enlace. | Lo que {N} añade es breve, y fácil de pasar por alto.',
  ],
  'profile.title': ['{N}, un retrato'],
  'profile.description': ['Un retrato de {N}, a partir de {written} publicaciones entre {first} y {last}.'],
}
