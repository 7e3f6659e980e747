import { fold } from '@youzine/words'

/** Words of kinship that serve as names, and what they say in each language. `she` and `he` come with them. */
const ROWS: readonly [
  role: { en: string; es: string; de: string },
  pronoun: 'he' | 'she' | null,
  words: string,
][] = [
  [
    { en: 'mother', es: 'madre', de: 'Mutter' },
    'she',
    'mum mom mam mammy mummy mommy mother mama ma mamá madre amá mami mutti mutter mudder',
  ],
  [
    { en: 'father', es: 'padre', de: 'Vater' },
    'he',
    'dad daddy father papa pa da baba papá padre apá papi vater vadder vati paps',
  ],
  [
    { en: 'grandmother', es: 'abuela', de: 'Großmutter' },
    'she',
    'nan nana nanna gran granny grandma grandmother abuela abuelita yaya oma omi großmutter',
  ],
  [
    { en: 'grandfather', es: 'abuelo', de: 'Großvater' },
    'he',
    'grandad granddad grandpa grandfather gramps abuelo abuelito yayo opa opi großvater',
  ],
  [{ en: 'brother', es: 'hermano', de: 'Bruder' }, 'he', 'brother hermano bruder'],
  [{ en: 'sister', es: 'hermana', de: 'Schwester' }, 'she', 'sister hermana schwester'],
  [{ en: 'son', es: 'hijo', de: 'Sohn' }, 'he', 'son hijo sohn varón'],
  [{ en: 'daughter', es: 'hija', de: 'Tochter' }, 'she', 'daughter hija tochter'],
  [{ en: 'child', es: 'hijo', de: 'Kind' }, null, 'youngest eldest oldest'],
  [{ en: 'child', es: 'hijo', de: 'Kind' }, 'he', 'jüngster ältester'],
  [{ en: 'child', es: 'hija', de: 'Kind' }, 'she', 'jüngste älteste'],
  [{ en: 'wife', es: 'esposa', de: 'Frau' }, 'she', 'wife esposa mujer ehefrau'],
  [{ en: 'husband', es: 'marido', de: 'Mann' }, 'he', 'husband marido esposo ehemann'],
  [{ en: 'uncle', es: 'tío', de: 'Onkel' }, 'he', 'uncle tío onkel'],
  [{ en: 'aunt', es: 'tía', de: 'Tante' }, 'she', 'aunt auntie tía tante'],
  [{ en: 'cousin', es: 'prima', de: 'Cousine' }, null, 'cousin'],
  [{ en: 'cousin', es: 'prima', de: 'Cousine' }, 'she', 'prima cousine kusine'],
  [{ en: 'cousin', es: 'primo', de: 'Cousin' }, 'he', 'primo vetter'],
  [{ en: 'nephew', es: 'sobrino', de: 'Neffe' }, 'he', 'nephew sobrino neffe'],
  [{ en: 'niece', es: 'sobrina', de: 'Nichte' }, 'she', 'niece sobrina nichte'],
  [{ en: 'grandson', es: 'nieto', de: 'Enkel' }, 'he', 'grandson nieto enkel'],
  [{ en: 'granddaughter', es: 'nieta', de: 'Enkelin' }, 'she', 'granddaughter nieta enkelin'],
  [{ en: 'brother-in-law', es: 'cuñado', de: 'Schwager' }, 'he', 'brother-in-law cuñado schwager'],
  [{ en: 'sister-in-law', es: 'cuñada', de: 'Schwägerin' }, 'she', 'sister-in-law cuñada schwägerin'],
  [{ en: 'mother-in-law', es: 'suegra', de: 'Schwiegermutter' }, 'she', 'suegra schwiegermutter'],
  [{ en: 'father-in-law', es: 'suegro', de: 'Schwiegervater' }, 'he', 'suegro schwiegervater'],
  [{ en: 'girlfriend', es: 'novia', de: 'Freundin' }, 'she', 'girlfriend novia'],
  [{ en: 'boyfriend', es: 'novio', de: 'Freund' }, 'he', 'boyfriend novio'],
  [{ en: 'partner', es: 'pareja', de: 'Partner' }, null, 'partner pareja'],
  [{ en: 'partner', es: 'pareja', de: 'Partnerin' }, 'she', 'partnerin'],
  [{ en: 'friend', es: 'comadre', de: 'Freundin' }, 'she', 'comadre'],
  [{ en: 'friend', es: 'compadre', de: 'Freund' }, 'he', 'compadre'],
]

export interface Kin {
  role: { en: string; es: string; de: string }
  pronoun: 'he' | 'she' | null
}

export const KINSHIP: ReadonlyMap<string, Kin> = new Map(
  ROWS.flatMap(([role, pronoun, words]) =>
    words.split(' ').map((w): [string, Kin] => [fold(w), { role, pronoun }]),
  ),
)

/** Those that people say instead of a name: "Baba rang." */
export const KIN_NAMES: ReadonlySet<string> = new Set(
  'mum mom mam mammy mummy mommy mama ma dad daddy papa pa da baba nan nana nanna gran granny grandma grandad granddad grandpa gramps mamá papá amá apá yaya yayo mutti mudder vadder vati oma opa omi opi abuelita abuelito'
    .split(' ')
    .map(fold),
)

const PLAIN: Record<'en' | 'es' | 'de', ReadonlySet<string>> = {
  en: named(
    'mum mom mam mammy mummy mommy mama ma dad daddy papa pa da nan nana nanna gran granny grandma grandad granddad grandpa gramps',
  ),
  es: named('mamá papá mama papa ma pa amá apá yaya yayo nana abuelita abuelito'),
  de: named('mama papa mutti mudder vadder vati oma opa omi opi'),
}

function named(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(fold))
}

/** Whoever is called Mum needs no gloss; Baba does, for whoever reads in English. */
export const saysKin = (form: string, language: 'en' | 'es' | 'de') =>
  PLAIN[language].has(fold(form.toLowerCase()))

export const roleIn = (kin: Kin, language: string): string =>
  kin.role[language === 'es' || language === 'de' ? language : 'en']
