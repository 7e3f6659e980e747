import type { Spoken } from '../writing/wordings.ts'

/** What the forms themselves have to say: column heads and the few words between two posts. */
export interface FormLabels {
  said: string
  due: string
  done: string
  difference: string
  open: string
  when: string
  value: string
  line: string
  later: (gap: string) => string
}

export const FORM_LABELS: Record<Spoken, FormLabels> = {
  en: {
    said: 'Said',
    due: 'Due',
    done: 'Done',
    difference: 'Difference',
    open: 'open',
    when: 'When',
    value: 'Value',
    line: 'In the post’s words',
    later: (gap) => (/to the day$/.test(gap) ? gap : `${gap} later`),
  },
  es: {
    said: 'Dicho',
    due: 'Para',
    done: 'Hecho',
    difference: 'Diferencia',
    open: 'pendiente',
    when: 'Cuándo',
    value: 'Valor',
    line: 'En sus palabras',
    later: (gap) => `${gap} después`,
  },
  de: {
    said: 'Gesagt',
    due: 'Bis',
    done: 'Getan',
    difference: 'Abstand',
    open: 'offen',
    when: 'Wann',
    value: 'Wert',
    line: 'Im Wortlaut',
    later: (gap) => `${gap} später`,
  },
}
