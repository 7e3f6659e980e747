import type { Bank } from '../../bank.ts'

export const yearEs: Bank = {
  'year.standfirst': ['Un año de {N}, mes a mes: {year}.'],
  'year.open': [
    '{year} tiene {k} publicaciones. | Aquí van por meses, las que caben.',
    'Se abre el calendario por {year}. | Hay {k} publicaciones escritas en él.',
  ],
  'year.entry': [
    '{q}',
    'El {d}: {q}',
    'En {weekday}, {q}',
    'Es el {d}. | {q}',
    'Basta con esto: {q}',
    'Un {weekday}. | {q}',
    'El día {d}: {q}',
    '{q} | (Un {weekday}.)',
    'Del {d}, {q}',
    'El {d}, {weekday}. | {q}',
    'Lo que queda es {q}',
    'Día {d}. | {q}',
  ],
  'year.blank': ['En blanco: {list}.'],
  'year.blank.one': ['En blanco, {list}.'],
  'year.next': ['Y entonces es {next}. | Del {day}: {q}', 'La página se pasa el {day}. | {q}'],
  'year.tender': ['{q}'],
  'year.title': ['{year}, mes a mes'],
  'year.description': ['El {year} de {N}, contado por meses.'],
}
