import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { openDossier, wholeAct } from './dossier.ts'
import { titlesIn } from './titles.ts'

const today = '2026-01-01'

function titlesOf(rows: readonly Row[]): string[] {
  const { posts, firstName } = person('Asta', rows)
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  return titlesIn(
    d,
    posts.map((p) => wholeAct(d, p.id)),
  ).map((t) => t.title)
}

test.each<[string, Row[], RegExp, string]>([
  [
    'en',
    [
      ['2012-03-04', 'Lotte baked there, at the range, in her coat. The kettle was singing.'],
      ['2014-03-04', 'Me and Olaf. The kettle was singing again.'],
    ],
    /^(?:At the range|In her coat|Me and)/,
    'The kettle was singing',
  ],
  [
    'es',
    [
      ['2012-03-04', 'Se quedó ahí, para la torta, con su abrigo. La pava estaba cantando.'],
      ['2014-03-04', 'La pava estaba cantando otra vez.'],
    ],
    /^(?:Para la torta|Con su abrigo)/,
    'La pava estaba cantando',
  ],
  [
    'de',
    [
      ['2012-03-04', 'Lotte kam vorbei, für die Torte, im guten Mantel. Ich habe gesungen.'],
      ['2014-03-04', 'Ich habe gesungen, schon wieder.'],
    ],
    /^(?:Für die Torte|Im guten Mantel)/,
    'Ich habe gesungen',
  ],
])('half a sentence is no title: %s', (_language, rows, none, some) => {
  const titles = titlesOf(rows)
  expect(titles).toContain(some)
  expect(titles.filter((t) => none.test(t))).toEqual([])
})
