import type { Bank } from '../../bank.ts'

export const spiritEs: Bank = {
  'spirit.standfirst': [
    'Se juzga qué animal es {N}, con {written} publicaciones como testigos.',
    'En la sala: {written} publicaciones y, en el pasillo, {animal}.',
  ],
  'spirit.charge': [
    'Se trata de saber qué animal ha sido {N} desde {first}. | La acusación dice: {animal}. | Trae {written} publicaciones y una calculadora.',
    'La tesis es sencilla: diga {N} lo que diga, publica como {animal}. | Constan en autos {written} publicaciones.',
  ],
  'spirit.named': ['Ayuda que ya figure en el expediente. | {q}, escribió {N} el {day}.'],
  'spirit.exhibit': [
    'El animal {is}. | {k} de {written} publicaciones {has}. | {q}, {month}.',
    'Como todo el mundo sabe, {is}. | Pues bien: {k} publicaciones {has}, y la del {day} es una. | {q}',
    'Además, {is}. | Se presentaron {k} publicaciones que {has} y se leyó una, de {month}: {q}',
  ],
  'spirit.exhibit.told': ['El animal {is}. | {k} de {written} publicaciones {has}; en {month}, {third}.'],
  'spirit.exhibit.bare': [
    'El animal {is}. | {k} de {written} publicaciones {has}.',
    'También {is}: {k} publicaciones {has}.',
    'Es sabido que {is}, y {k} publicaciones {has}.',
  ],
  'spirit.regular': [
    'Tiene horario. | {k} de {of} publicaciones salieron en {weekdayName}. | El azar habría dado {even}.',
  ],
  'spirit.rival': [
    'La defensa propuso otra cosa: {rival}, que {is}. | Tenía {k} publicaciones que {has}, y una buena entre ellas: {q}, {month}.',
  ],
  'spirit.rival.bare': [
    'La defensa propuso otra cosa: {rival}, que {is}. | Tenía {k} publicaciones que {has}.',
  ],
  'spirit.cross': [
    'A preguntas de la sala, no hubo manera de explicar {k} publicaciones que {has}. | Se mostró la de {month}: {q} | Se tomó nota.',
  ],
  'spirit.cross.bare': [
    'A preguntas de la sala, no hubo manera de explicar {k} publicaciones que {has}. | Se tomó nota.',
  ],
  'spirit.cross.line': [
    'Contra todo esto hay una publicación que no encaja con pelo, pluma ni escama. | {q}, {month}.',
    'Se mostró entonces {month}: {q} | Se pidió un breve receso.',
  ],
  'spirit.ruling': [
    '+A los puntos: {a} contra {b}. | Fallo: {animal}.',
    'Fallo: {animal}. | Las razones están arriba, y todas las puso {N}.',
  ],
  'spirit.sentence': ['La sentencia se dictó con palabras de {N}, {monthR}. | {rule}'],
  'spirit.caption': ['Para la foto, la sala propone este pie, de {month}: {kicker}'],
  'spirit.title': ['Caso abierto: {animal}'],
  'spirit.description': ['Se falla que {N}, a la vista de {written} publicaciones, es {animal}.'],
}
