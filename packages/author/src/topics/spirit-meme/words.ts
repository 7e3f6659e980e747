import type { Spoken } from '../../writing/wordings.ts'

export type Animal = 'sparrow' | 'otter' | 'greyhound' | 'robin' | 'goat' | 'owl' | 'bear' | 'snail'

interface Words {
  title: (animal: string) => string
  own: (name: string, posts: string, from: string, to: string) => string
  drawn: (animal: string, name: string) => string
  animals: Record<Animal, { name: string; why: (k: string, all: string) => string }>
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: (animal) => `The ${animal}`,
    own: (name, posts, from, to) => `${name}, in ${posts}, ${from} to ${to}. The choice was not ours.`,
    drawn: (animal, name) => `The ${animal}, with three witnesses. ${name} may appeal.`,
    animals: {
      sparrow: {
        name: 'sparrow',
        why: (k, all) => `The sparrow is seldom alone. Posts with somebody’s name in them: ${k} of ${all}.`,
      },
      otter: {
        name: 'otter',
        why: (k, all) => `The otter is found by water. Posts with sea, rain, river or bath: ${k} of ${all}.`,
      },
      greyhound: {
        name: 'greyhound',
        why: (k, all) =>
          `The greyhound is quick and then lies down. Posts of eight words or fewer: ${k} of ${all}.`,
      },
      robin: {
        name: 'robin',
        why: (k, all) => `The robin keeps to its garden. Posts about garden, plot or plants: ${k} of ${all}.`,
      },
      goat: {
        name: 'goat',
        why: (k, all) => `The goat eats what there is. Posts with food in them: ${k} of ${all}.`,
      },
      owl: {
        name: 'owl',
        why: (k, all) =>
          `The owl keeps its own hours. Posts between eleven at night and five: ${k} of ${all}.`,
      },
      bear: {
        name: 'bear',
        why: (k, all) =>
          `The bear has two halves of the year. Posts in the busier six months: ${k} of ${all}.`,
      },
      snail: {
        name: 'snail',
        why: (k, all) => `The snail arrives. Announcements carried out late: ${k} of ${all}.`,
      },
    },
  },
  es: {
    title: (animal) => `El animal: ${animal}`,
    own: (name, posts, from, to) => `${name}, en ${posts}, de ${from} a ${to}. No lo elegimos nosotros.`,
    drawn: (animal, name) => `${animal}, con tres testigos. ${name} puede recurrir.`,
    animals: {
      sparrow: {
        name: 'el gorrión',
        why: (k, all) =>
          `El gorrión rara vez va solo. Publicaciones con el nombre de alguien: ${k} de ${all}.`,
      },
      otter: {
        name: 'la nutria',
        why: (k, all) =>
          `La nutria vive junto al agua. Publicaciones con mar, lluvia, río o baño: ${k} de ${all}.`,
      },
      greyhound: {
        name: 'el galgo',
        why: (k, all) =>
          `El galgo es rápido y luego se echa. Publicaciones de ocho palabras o menos: ${k} de ${all}.`,
      },
      robin: {
        name: 'el petirrojo',
        why: (k, all) =>
          `El petirrojo no sale de su jardín. Publicaciones con jardín, huerto o plantas: ${k} de ${all}.`,
      },
      goat: {
        name: 'la cabra',
        why: (k, all) => `La cabra come lo que hay. Publicaciones con comida: ${k} de ${all}.`,
      },
      owl: {
        name: 'el búho',
        why: (k, all) =>
          `El búho tiene su horario. Publicaciones entre las once de la noche y las cinco: ${k} de ${all}.`,
      },
      bear: {
        name: 'el oso',
        why: (k, all) =>
          `El oso parte el año en dos. Publicaciones en los seis meses más llenos: ${k} de ${all}.`,
      },
      snail: {
        name: 'el caracol',
        why: (k, all) => `El caracol llega. Anuncios cumplidos con retraso: ${k} de ${all}.`,
      },
    },
  },
  de: {
    title: (animal) => `Das Tier: ${animal}`,
    own: (name, posts, from, to) => `${name}, ${posts}, ${from} bis ${to}. Ausgesucht haben wir es nicht.`,
    drawn: (animal, name) => `${animal}, mit drei Zeugen. ${name} kann Einspruch einlegen.`,
    animals: {
      sparrow: {
        name: 'der Spatz',
        why: (k, all) => `Der Spatz ist selten allein. Beiträge mit jemandes Namen: ${k} von ${all}.`,
      },
      otter: {
        name: 'der Otter',
        why: (k, all) =>
          `Der Otter lebt am Wasser. Beiträge mit Meer, Fluss, Regen oder Fähre: ${k} von ${all}.`,
      },
      greyhound: {
        name: 'der Windhund',
        why: (k, all) =>
          `Der Windhund ist schnell und liegt dann. Beiträge mit höchstens acht Wörtern: ${k} von ${all}.`,
      },
      robin: {
        name: 'das Rotkehlchen',
        why: (k, all) =>
          `Das Rotkehlchen bleibt in seinem Garten. Beiträge mit Garten, Beet oder Pflanzen: ${k} von ${all}.`,
      },
      goat: {
        name: 'die Ziege',
        why: (k, all) => `Die Ziege frisst, was da ist. Beiträge mit Essen: ${k} von ${all}.`,
      },
      owl: {
        name: 'die Eule',
        why: (k, all) =>
          `Die Eule hat ihre eigenen Zeiten. Beiträge zwischen elf Uhr nachts und fünf: ${k} von ${all}.`,
      },
      bear: {
        name: 'der Bär',
        why: (k, all) =>
          `Der Bär teilt das Jahr in zwei Hälften. Beiträge in den sechs vollsten Monaten: ${k} von ${all}.`,
      },
      snail: {
        name: 'die Schnecke',
        why: (k, all) => `Die Schnecke kommt an. Ankündigungen, die spät wahr wurden: ${k} von ${all}.`,
      },
    },
  },
}

export const FIELDS: Partial<Record<Animal, RegExp>> = {
  otter:
    /(?<!\p{L})(?:sea|rain\p{L}*|river|swim\p{L}*|swam|bath|lake|water|ferry|boat|pool|beach|mar|lluvia|llovi\p{L}*|río|agua|playa|baño|nadar|meer|see|fluss|regen|wasser|fähre|elbe|hafen|boot)(?!\p{L})/iu,
  robin:
    /(?<!\p{L})(?:garden\p{L}*|plot|allotment|leeks?|seeds?|plants?|planted|roses?|tomatoes|hedge|jardín|huerto|plantas?|flores|maceta|bugambilia|garten|beet|pflanzen?|blumen|hecke|tomaten)(?!\p{L})/iu,
  goat: /(?<!\p{L})(?:bread|cake|soup|biscuits?|cheese|chips|supper|breakfast|lunch|dinner|mandazi|croissants?|loaf|loaves|pan|pastel|sopa|tortas?|tacos|arroz|mole|carnitas|comida|brot|kuchen|suppe|wurst|aal|kaffee|essen|grünkohl)(?!\p{L})/iu,
}
