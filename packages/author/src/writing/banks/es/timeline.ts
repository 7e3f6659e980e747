import type { Bank } from '../../bank.ts'

export const timelineEs: Bank = {
  'timeline.standfirst': ['{N}, año por año: {written} publicaciones, de {first} a {last}.', 'De {first} a {last}, sin saltarse páginas.'],
  'timeline.first': ['Todo empieza en {year}, con {k} {k|publicación|publicaciones}.'],
  'timeline.year.more': ['{year} tiene {k} publicaciones, más que el año anterior.', 'En {year} hay más de todo: {k} publicaciones.', 'Con {year} la cuenta sube a {k}.', 'Luego {year}, más lleno: {k} publicaciones.'],
  'timeline.year.less': ['{year} es más callado: {k} {k|publicación|publicaciones}.', 'En {year} la cuenta baja a {k}.', '{year} se arregla con {k}.', 'Menos palabras en {year}: {k} {k|publicación|publicaciones}.'],
  'timeline.year.same': ['{year} mantiene el paso, con {k}.', 'Después {year}, con {k}.', 'Sigue {year}: {k} {k|publicación|publicaciones}.', 'A {year} le tocan {k}.', 'Y {year}, otras {k}.'],
  'timeline.turn': ['La fecha que hay que subrayar es el {day}. | {q}', '{q}, escribió {N} el {day}, y el año siguió desde ahí.', 'Es el año del {day}. | {q}', 'Noticia del {day}: {q}'],
  'timeline.first-time': ['Hubo una primera vez, en {monthOnly}: {q}', 'Aquel {monthOnly} trajo algo nuevo. | {q}', 'Por estrenar, el {day}: {q}'],
  'timeline.line': ['{monthOnly:cap}: {q}', '{q}, dice {monthOnly}.', 'Hacia {monthOnly} era {q}', '{opener}, escribió {N} en {monthOnly}. | {rest}', 'De aquel {monthOnly} queda {q}', 'Un {weekday} de {monthOnly} trajo esto: {q}', 'Del {day}, {q}', 'La del {day} termina así: {kicker}', 'Y en {monthOnly}, {q}', '{q} | (Era {monthOnly}.)', 'Archivado en {monthOnly}: {q}', 'La entrada del {day} dice {q}', '{whole} es todo lo que trae el {day}.', 'El {day}, {weekday}, {q}', 'Hay una de {monthOnly} que conviene guardar. | {q}', 'Llega {monthOnly}, y {q}'],
  'timeline.tender': ['El {day}, {N} escribió {q}', 'La publicación del {day} es esta. | {q}'],
  'timeline.gap': ['Entre {a} y {b} no hay nada publicado.', 'No hay {a}.'],
  'timeline.thread': ['Una cosa lo cruza todo. | {q1}, {month1}; y {gap} después, {q2}'],
  'timeline.now': ['Lo último es del {day}. | {q}', 'Llega hasta el {day} y, de momento, se para en {q}'],
  'timeline.title': ['Hasta aquí'],
  'timeline.description': ['Los años de {N}, de {first} a {last}, en orden.'],
}
