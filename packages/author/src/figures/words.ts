import type { Places } from '@youzine/drawings'
import type { Spoken } from '../writing/wordings.ts'

interface Words {
  plate: {
    title: string
    alternative: (animal: string, labels: string) => string
    labels: Record<keyof Places, string>
    awake: string
  }
  wheel: {
    title: (day: string, k: string, all: string) => string
    alternative: (month: string, k: string, hour: string, dates: string) => string
    returning: (dates: string) => string
    lines: string
    hour: (hour: number) => string
  }
  strands: {
    title: (name: string, from: string, to: string) => string
    strand: (name: string, posts: string, from: string, to: string) => string
  }
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    plate: {
      title: 'Its parts, with a post for each.',
      alternative: (animal, labels) => `${animal}, in cut paper. ${labels}`,
      labels: {
        eye: 'The eye counts',
        mouth: 'The call is short',
        chest: 'Kept close',
        back: 'Up before the others',
        tail: 'The tail end',
        foot: 'The first footprint',
      },
      awake: 'Awake after the others',
    },
    wheel: {
      title: (day, k, all) => `Stars are ${day}: ${k} of ${all} posts.`,
      alternative: (month, k, hour, dates) =>
        `A wheel of the year, a ring for each year. The fullest month is ${month}, with ${k} posts; the fullest hour is ${hour}.${dates}`,
      returning: (dates) => ` Dates that return: ${dates}.`,
      lines: ' Lines join the dates that return.',
      hour: (hour) => `${hour}:00`,
    },
    strands: {
      title: (name, from, to) => `The longest thread: ${name}, ${from} to ${to}.`,
      strand: (name, posts, from, to) => `${name}: ${posts}, ${from} to ${to}.`,
    },
  },
  es: {
    plate: {
      title: 'Sus partes, cada una con su publicación.',
      alternative: (animal, labels) => `${animal}, en papel recortado. ${labels}`,
      labels: {
        eye: 'El ojo cuenta',
        mouth: 'El canto es corto',
        chest: 'Cerca del pecho',
        back: 'Despierta antes que nadie',
        tail: 'La punta de la cola',
        foot: 'La primera huella',
      },
      awake: 'Sigue despierta cuando nadie',
    },
    wheel: {
      title: (day, k, all) => `Las estrellas son ${day}: ${k} de ${all} publicaciones.`,
      alternative: (month, k, hour, dates) =>
        `Una rueda del año, con un anillo por año. El mes más lleno es ${month}, con ${k} publicaciones; la hora más llena, las ${hour}.${dates}`,
      returning: (dates) => ` Fechas que vuelven: ${dates}.`,
      lines: ' Las líneas unen las fechas que vuelven.',
      hour: (hour) => `${hour}:00`,
    },
    strands: {
      title: (name, from, to) => `El hilo más largo: ${name}, de ${from} a ${to}.`,
      strand: (name, posts, from, to) => `${name}: ${posts}, de ${from} a ${to}.`,
    },
  },
  de: {
    plate: {
      title: 'Seine Teile, jedes mit einem Beitrag.',
      alternative: (animal, labels) => `${animal}, aus Papier geschnitten. ${labels}`,
      labels: {
        eye: 'Das Auge zählt mit',
        mouth: 'Der Ruf ist kurz',
        chest: 'Nah am Herzen',
        back: 'Früher wach als andere',
        tail: 'Die Schwanzspitze',
        foot: 'Der erste Abdruck',
      },
      awake: 'Länger wach als andere',
    },
    wheel: {
      title: (day, k, all) => `Sterne sind ${day}: ${k} von ${all} Beiträgen.`,
      alternative: (month, k, hour, dates) =>
        `Ein Rad des Jahres, mit einem Ring für jedes Jahr. Der vollste Monat ist der ${month}, mit ${k} Beiträgen; die vollste Stunde beginnt um ${hour}.${dates}`,
      returning: (dates) => ` Tage, die wiederkommen: ${dates}.`,
      lines: ' Linien verbinden die Tage, die wiederkommen.',
      hour: (hour) => `${hour} Uhr`,
    },
    strands: {
      title: (name, from, to) => `Der längste Faden: ${name}, ${from} bis ${to}.`,
      strand: (name, posts, from, to) => `${name}: ${posts}, ${from} bis ${to}.`,
    },
  },
}
