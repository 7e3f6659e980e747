import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (name: string, n: string) => string
  denial: string
  versions: (event: string) => string
  versionsLead: (event: string, gap: string, agree: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'On the evidence',
    standfirst: (name, n) => `An inquiry into ${name} on ${n} counts, on evidence supplied by ${name}.`,
    denial: 'Denied',
    versions: (event) => `The ${event}`,
    versionsLead: (event, gap, agree) =>
      `The ${event} has been explained twice, ${gap} apart.${agree ? ` Both accounts agree on ${agree}.` : ''}`,
  },
  es: {
    title: 'Según consta',
    standfirst: (name, n) => `Expediente de ${name} por ${n} cargos, con pruebas aportadas por ${name}.`,
    denial: 'Lo niega',
    versions: (event) => event,
    versionsLead: (event, gap, agree) =>
      `De ${event} hay dos versiones, con ${gap} de por medio.${agree ? ` Las dos coinciden en ${agree}.` : ''}`,
  },
  de: {
    title: 'Laut Akte',
    standfirst: (name, n) => `Ermittlung gegen ${name} in ${n} Fällen, nach Beweisen von ${name}.`,
    denial: 'Bestritten',
    versions: (event) => event,
    versionsLead: (event, gap, agree) =>
      `${event}: zwei Fassungen, dazwischen ${gap}.${agree ? ` Einig sind sie sich über ${agree}.` : ''}`,
  },
}
