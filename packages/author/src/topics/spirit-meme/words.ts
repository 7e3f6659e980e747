import type { Spoken } from '../../writing/wordings.ts'

export type Animal = 'otter' | 'robin' | 'goat' | 'owl' | 'squirrel' | 'snail'

interface Words {
  title: (animal: string) => string
  /** The first sentence about it, and its year. */
  began: (q: string, year: string) => string
  keeps: (animal: string, kind: string, name: string | null) => string
  watched: (animal: string, name: string | null) => string
  drawn: (animal: string, name: string | null) => string
  animals: Record<Animal, { name: string; why: string }>
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: (animal) => `The ${animal}`,
    began: (q, year) => `${q}: so it began, in ${year}.`,
    keeps: (animal, kind, name) => `${animal} is ${kind}.${name ? ` ${name} keeps the record.` : ''}`,
    watched: (animal, name) => `${animal}, as ${name ? `${name}’s` : 'the'} posts have it.`,
    drawn: (animal, name) => `The ${animal}, with three witnesses.${name ? ` ${name} may appeal.` : ''}`,
    animals: {
      otter: { name: 'otter', why: 'The otter goes in, whatever the water has to say about it.' },
      robin: { name: 'robin', why: 'The robin is where the ground has just been turned.' },
      goat: { name: 'goat', why: 'The goat has eaten it before anybody asks whose it was.' },
      owl: { name: 'owl', why: 'The owl is awake, and it was not asked to be.' },
      squirrel: { name: 'squirrel', why: 'The squirrel keeps it. It will come in.' },
      snail: { name: 'snail', why: 'The snail arrives. It had only been a matter of the date.' },
    },
  },
  es: {
    title: (animal) => `El animal: ${animal}`,
    began: (q, year) => `${q}: así empezó, en ${year}.`,
    keeps: (animal, kind, name) => `${animal} es ${kind}.${name ? ` ${name} lleva las actas.` : ''}`,
    watched: (animal, name) =>
      `${animal}, según ${name ? `las publicaciones de ${name}` : 'las publicaciones'}.`,
    drawn: (animal, name) => `${animal}, con tres testigos.${name ? ` ${name} puede recurrir.` : ''}`,
    animals: {
      otter: { name: 'la nutria', why: 'La nutria se mete, diga lo que diga el agua.' },
      robin: { name: 'el petirrojo', why: 'El petirrojo está donde acaban de remover la tierra.' },
      goat: { name: 'la cabra', why: 'La cabra ya se lo comió cuando preguntan de quién era.' },
      owl: { name: 'el búho', why: 'El búho está despierto y nadie se lo pidió.' },
      squirrel: { name: 'la ardilla', why: 'La ardilla lo guarda. Ya servirá.' },
      snail: { name: 'el caracol', why: 'El caracol llega. Solo era cuestión de fecha.' },
    },
  },
  de: {
    title: (animal) => `Das Tier: ${animal}`,
    began: (q, year) => `${q}: So fing es an, ${year}.`,
    keeps: (animal, kind, name) => `${animal}, ${kind}.${name ? ` ${name} führt Buch.` : ''}`,
    watched: (animal, name) => `${animal}, nach ${name ? `Beiträgen von ${name}` : 'den Beiträgen'}.`,
    drawn: (animal, name) => `${animal}, mit drei Zeugen.${name ? ` ${name} kann Einspruch einlegen.` : ''}`,
    animals: {
      otter: { name: 'der Otter', why: 'Der Otter geht hinein, was auch immer das Wasser dazu sagt.' },
      robin: { name: 'das Rotkehlchen', why: 'Das Rotkehlchen ist da, wo gerade umgegraben wurde.' },
      goat: { name: 'die Ziege', why: 'Die Ziege hat es gegessen, ehe jemand fragt, wem es gehört.' },
      owl: { name: 'die Eule', why: 'Die Eule ist wach, und niemand hat sie darum gebeten.' },
      squirrel: { name: 'das Eichhörnchen', why: 'Das Eichhörnchen hebt es auf. Man weiß ja nie.' },
      snail: { name: 'die Schnecke', why: 'Die Schnecke kommt an. Es war nur eine Frage des Datums.' },
    },
  },
}
