import type { Bank } from '../../bank.ts'

export const spiritEs: Bank = {
  'spirit.standfirst': [
    'Se juzga qué animal es {N}, con {written} publicaciones como testigos.',
    'En la sala: {written} publicaciones y, en el pasillo, {animal}.',
  ],
  'spirit.charge': [
    'Se trata de saber qué animal ha sido {N} todo este tiempo. | La acusación dice: {animal}. | Trae {written} publicaciones y un puntero.',
    'La tesis es sencilla: todo lo que {N} ha publicado desde {first} podría haberlo publicado {animal}, con pulgares. | Se invita a la sala a ver las pruebas.',
  ],
  'spirit.named': ['Ayuda que ya figure en el expediente. | {q}, escribió {N} el {day}.'],
  'spirit.trait.water': [
    'Se encuentra a gusto con mal tiempo. | El cielo hace de las suyas en {k} publicaciones. | {q}, dice {month}.',
  ],
  'spirit.trait.hoards': [
    'Colecciona. | A estas publicaciones se han traído {k} cosas; el {day} fue {thing}. | {q}',
  ],
  'spirit.trait.noisy': ['Se hace oír. | {k} publicaciones llevan exclamación. | {q}, por ejemplo, {month}.'],
  'spirit.trait.quiet': ['Sabe estarse quieto. | La pausa más larga duró {gap}. | La rompió el {day2}: {q2}'],
  'spirit.trait.returns': [
    'Vuelve. | {q1}, {month1}; {q2}, {month2}. | Es un viaje de ida y vuelta que dura {gap}.',
  ],
  'spirit.trait.clumsy': [
    'Tiene buena intención y tira cosas. | {q}, {month}.',
    'No está hecho para interiores. | El {day}: {q}',
  ],
  'spirit.trait.counts': ['Cuenta. | El número {n} está en {k} publicaciones. | {q}, {month}.'],
  'spirit.trait.travels': ['Se mueve. | Constan {list}, y consta {month}: {q}'],
  'spirit.trait.herd': ['No va por libre. | {list} salen en las publicaciones. | {q}, {day}.'],
  'spirit.trait.regular': [
    'Tiene horario. | {k} de {of} publicaciones salieron en {weekdayName}. | El azar habría dado {even}.',
  ],
  'spirit.trait.carries': ['Lleva mensajes ajenos. | {links} de {records} registros reparten un enlace.'],
  'spirit.trait.talks': ['Tiene opiniones, y cortas. | {q}, {month}.'],
  'spirit.rival': [
    'La defensa propuso otra cosa: {rival}. | Algo de razón tenía: {q}, escribió {N} en {month}.',
  ],
  'spirit.rival.bare': ['Se estudió otra candidatura, {rival}, y se la mandó a casa con las costas.'],
  'spirit.cross': [
    'Contra todo esto hay una publicación que no encaja con pelo, pluma ni escama. | {q}, {month}. | La sala tomó nota y siguió adelante.',
    'Se mostró entonces {month}: {q} | Se pidió un breve receso.',
  ],
  'spirit.ruling': [
    'Fallo: {animal}. | No cabe recurso hasta que haya más publicaciones.',
    'Es {animal}. | Las razones están arriba, y casi todas las puso {N}.',
  ],
  'spirit.sentence': ['La sentencia se dictó con palabras de {N}, {monthR}. | {rule}'],
  'spirit.caption': ['Para la foto, la sala propone este pie, de {month}: {kicker}'],
  'spirit.title': ['Caso abierto: {animal}'],
  'spirit.description': ['Se falla que {N}, a la vista de {written} publicaciones, es {animal}.'],
}
