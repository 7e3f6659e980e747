import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (name: string, parts: string) => string
  denials: (n: number, number: string) => string
  vows: (n: number, number: string) => string
  versions: (n: number, number: string) => string
  figures: (n: number, number: string) => string
  versionsLead: (event: string, gap: string) => string
}

const some = (one: string, many: string) => (n: number, number: string) =>
  n === 1 ? one : `${number} ${many}`

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'On the evidence',
    standfirst: (name, parts) => `An inquiry into ${name}: ${parts}. All evidence was supplied by ${name}.`,
    denials: some('one denial with its proof', 'denials with their proof'),
    vows: some('one announcement', 'announcements'),
    versions: some('one event in two versions', 'events in two versions'),
    figures: some('one sum', 'sums'),
    versionsLead: (event, gap) => `The ${event} has been explained twice, ${gap} apart.`,
  },
  es: {
    title: 'Según consta',
    standfirst: (name, parts) => `Expediente de ${name}: ${parts}. Todas las pruebas las aportó ${name}.`,
    denials: some('una negativa con su prueba', 'negativas con su prueba'),
    vows: some('un anuncio', 'anuncios'),
    versions: some('un hecho en dos versiones', 'hechos en dos versiones'),
    figures: some('una cuenta', 'cuentas'),
    versionsLead: (event, gap) => `De ${event} hay dos versiones, con ${gap} de por medio.`,
  },
  de: {
    title: 'Laut Akte',
    standfirst: (name, parts) => `Ermittlung gegen ${name}: ${parts}. Alle Beweise stammen von ${name}.`,
    denials: some('ein Dementi samt Beweis', 'Dementis samt Beweis'),
    vows: some('eine Ankündigung', 'Ankündigungen'),
    versions: some('ein Vorfall in zwei Fassungen', 'Vorfälle in zwei Fassungen'),
    figures: some('eine Rechnung', 'Rechnungen'),
    versionsLead: (event, gap) => `${event}: zwei Fassungen, dazwischen ${gap}.`,
  },
}
