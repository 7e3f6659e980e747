export type Trait =
  | 'water'
  | 'eats'
  | 'breaks'
  | 'roams'
  | 'young'
  | 'sleeps'
  | 'digs'
  | 'returns'
  | 'herd'
  | 'noisy'
  | 'terse'
  | 'asks'
  | 'collects'
  | 'carries'
  | 'regular'

export interface Animal {
  en: string
  es: string
  traits: [Trait, Trait, Trait]
  /** What no such animal does; posts that do it are for the cross-examination. */
  never: Trait
}

/** Every trait is something the posts can show; nothing here is a character reading. */
export const ANIMALS: Animal[] = [
  { en: 'heron', es: 'la garza', traits: ['water', 'terse', 'regular'], never: 'herd' },
  { en: 'otter', es: 'la nutria', traits: ['water', 'eats', 'herd'], never: 'asks' },
  { en: 'magpie', es: 'la urraca', traits: ['collects', 'noisy', 'returns'], never: 'sleeps' },
  { en: 'squirrel', es: 'la ardilla', traits: ['collects', 'digs', 'regular'], never: 'water' },
  {
    en: 'homing pigeon',
    es: 'la paloma mensajera',
    traits: ['carries', 'returns', 'regular'],
    never: 'digs',
  },
  { en: 'swallow', es: 'la golondrina', traits: ['roams', 'returns', 'regular'], never: 'sleeps' },
  { en: 'seagull', es: 'la gaviota', traits: ['water', 'eats', 'noisy'], never: 'asks' },
  { en: 'labrador', es: 'el labrador', traits: ['eats', 'breaks', 'herd'], never: 'terse' },
  { en: 'hen', es: 'la gallina', traits: ['young', 'regular', 'herd'], never: 'roams' },
  { en: 'tortoise', es: 'la tortuga', traits: ['terse', 'returns', 'digs'], never: 'noisy' },
  { en: 'badger', es: 'el tejón', traits: ['digs', 'collects', 'terse'], never: 'herd' },
  { en: 'bee', es: 'la abeja', traits: ['regular', 'digs', 'herd'], never: 'sleeps' },
  { en: 'goose', es: 'la oca', traits: ['noisy', 'roams', 'herd'], never: 'terse' },
  { en: 'cat', es: 'el gato', traits: ['terse', 'sleeps', 'regular'], never: 'herd' },
  { en: 'octopus', es: 'el pulpo', traits: ['water', 'collects', 'breaks'], never: 'herd' },
  { en: 'camel', es: 'el camello', traits: ['roams', 'carries', 'terse'], never: 'water' },
  { en: 'penguin', es: 'el pingüino', traits: ['water', 'herd', 'young'], never: 'roams' },
  { en: 'crow', es: 'el cuervo', traits: ['collects', 'asks', 'returns'], never: 'young' },
  { en: 'bear', es: 'el oso', traits: ['eats', 'sleeps', 'breaks'], never: 'asks' },
  { en: 'hedgehog', es: 'el erizo', traits: ['digs', 'terse', 'sleeps'], never: 'noisy' },
  { en: 'elephant', es: 'el elefante', traits: ['returns', 'young', 'herd'], never: 'terse' },
  { en: 'sparrow', es: 'el gorrión', traits: ['herd', 'eats', 'regular'], never: 'sleeps' },
  { en: 'robin', es: 'el petirrojo', traits: ['returns', 'eats', 'digs'], never: 'roams' },
  { en: 'starling', es: 'el estornino', traits: ['herd', 'noisy', 'regular'], never: 'terse' },
  { en: 'duck', es: 'el pato', traits: ['water', 'young', 'herd'], never: 'collects' },
  { en: 'pig', es: 'el cerdo', traits: ['eats', 'digs', 'sleeps'], never: 'roams' },
  { en: 'donkey', es: 'el burro', traits: ['carries', 'returns', 'terse'], never: 'water' },
  { en: 'goat', es: 'la cabra', traits: ['eats', 'breaks', 'roams'], never: 'asks' },
  { en: 'beaver', es: 'el castor', traits: ['water', 'collects', 'returns'], never: 'noisy' },
  { en: 'owl', es: 'el búho', traits: ['terse', 'asks', 'regular'], never: 'herd' },
  { en: 'raccoon', es: 'el mapache', traits: ['eats', 'collects', 'breaks'], never: 'regular' },
]

interface Wording {
  /** "It …" */
  is: string
  /** "Eleven of sixty posts …" */
  has: string
}

export const TRAIT_WORDING: Record<'en' | 'es', Record<Trait, Wording>> = {
  en: {
    water: { is: 'is never far from water', has: 'have water in them, falling or lying about' },
    eats: { is: 'is led by its stomach', has: 'mention something to eat or drink' },
    breaks: {
      is: 'means well and knocks things over',
      has: 'have something lost, dropped, forgotten or broken in them',
    },
    roams: { is: 'does not stay put', has: 'mention trains, roads, flights or luggage' },
    young: { is: 'is followed about by its young', has: 'mention children or school' },
    sleeps: { is: 'lies down when it can', has: 'bring up beds, sofas or sleep' },
    digs: { is: 'is usually to be found in a garden', has: 'mention a garden or something that grows' },
    returns: { is: 'comes back to where it was', has: 'have an again, a still, a same or a back in them' },
    herd: { is: 'is seldom alone', has: 'name somebody else' },
    noisy: { is: 'can be heard from some way off', has: 'carry an exclamation mark' },
    terse: { is: 'makes one noise and considers the matter closed', has: 'run to ten words or fewer' },
    asks: { is: 'wants to know', has: 'contain a question mark' },
    collects: { is: 'carries small things home', has: 'have a portable object in them' },
    carries: { is: 'delivers what it did not write', has: 'pass on a link' },
    regular: { is: 'keeps hours', has: 'went up on the same day of the week' },
  },
  es: {
    water: { is: 'no se aleja del agua', has: 'llevan agua, de lluvia o de mar' },
    eats: { is: 'piensa con el estómago', has: 'hablan de comer o de beber' },
    breaks: { is: 'tiene buena intención y tira cosas', has: 'traen algo roto, quemado, olvidado o perdido' },
    roams: { is: 'no para quieto', has: 'mencionan trenes, coches, vuelos o maletas' },
    young: { is: 'lleva a sus crías detrás', has: 'mencionan niños o colegio' },
    sleeps: { is: 'se tumba en cuanto puede', has: 'sacan camas, sofás o sueño' },
    digs: { is: 'suele andar entre plantas', has: 'mencionan tierra o algo que crece' },
    returns: { is: 'vuelve adonde estaba', has: 'hablan de volver o de seguir igual' },
    herd: { is: 'no va por libre', has: 'nombran a alguien más' },
    noisy: { is: 'se oye desde lejos', has: 'llevan exclamación' },
    terse: { is: 'hace un ruido y da el asunto por cerrado', has: 'no pasan de diez palabras' },
    asks: { is: 'quiere saber', has: 'llevan signo de interrogación' },
    collects: { is: 'se lleva cosas pequeñas a casa', has: 'tienen dentro un objeto que cabe en la mano' },
    carries: { is: 'reparte lo que no ha escrito', has: 'pasan un enlace' },
    regular: { is: 'tiene horario', has: 'salieron el mismo día de la semana' },
  },
}
