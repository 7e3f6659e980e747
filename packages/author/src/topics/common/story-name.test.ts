import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import type { Saga } from '../../stories/model.ts'
import { openDossier, wholeAct } from '../../writing/dossier.ts'
import { withArticle } from '../../writing/with-article.ts'
import { nameOf, withoutNumber } from './story-name.ts'

test.each([
  ['Lost property, No. 4', 'Lost property'],
  ['DICHO EN LA PUERTA, n', 'DICHO EN LA PUERTA'],
  ['“Dicho en la puerta, n.º 22”', '“Dicho en la puerta”'],
  ['Zettel Nr. 17', 'Zettel'],
  ['I said no', 'I said no'],
  ['Plan', 'Plan'],
])('a story is called by what is counted, not by one of its numbers: %s', (title, name) => {
  expect(withoutNumber(title)).toBe(name)
})

const spoken = (language: 'en' | 'es' | 'de', texts: readonly string[]) => {
  const who = person(
    'Ida',
    texts.map((text, n): Row => [`201${n}-03-0${n + 1}`, text]),
  )
  const analysis = analyse(who.posts, { today: '2026-01-01', firstName: 'Ida' })
  return openDossier({ ...analysis, language }, who.posts, { firstName: 'Ida' }, '2026-01-01')
}

test.each([
  ['Hahn', ['Der Nachbar hat einen neuen Hahn.', 'Sein Hahn kräht.'], 'der Hahn'],
  ['Wolf', ['Der Wolf ist da.', 'Ein Bild vom Wolf.'], 'der Wolf'],
  ['Magazin', ['Ein neues Magazin, dritter Gang rechts.', 'Im Magazin brennt Licht.'], 'das Magazin'],
  ['Leipzig', ['War in Leipzig.', 'Leipzig im Regen.'], null],
  ['fertig', ['Das fertig machen wir morgen.'], null],
])('%s has the article that the posts give it', (noun, texts, name) => {
  expect(withArticle(spoken('de', texts), noun)).toBe(name)
})

const nameIn = (
  language: 'en' | 'es' | 'de',
  subject: string,
  texts: readonly string[],
  kind: Saga['kind'] = 'object',
) => {
  const d = spoken(language, texts)
  const acts = d.posts.map((p) => wholeAct(d, p.id))
  const saga: Saga = {
    id: 'saga:x',
    kind,
    subject,
    words: [subject],
    acts,
    people: [],
    isRing: false,
    hasOutcome: false,
    score: 3,
    claims: [],
    partOf: null,
    firmness: 0.8,
  }
  return nameOf(d, saga, acts)
}

test('one of several, always the same, keeps its number', () => {
  const texts = ['Ofen 2 raucht.', 'Ofen 2: wieder Tag null.', 'Abschied von Ofen 2. Er war warm.']
  expect(nameIn('de', 'Ofen', texts)).toBe('Ofen 2')
  expect(nameIn('de', 'Ofen', ['Ofen 2 raucht.', 'Ofen 3 raucht.', 'Der Ofen geht.'])).toBe('Der Ofen')
})

test('what is done is called as it is spoken of', () => {
  expect(nameIn('en', 'swim', ['Looked at swimming lessons.', 'Still no swimming.', 'I swim!'])).toBe(
    'Swimming',
  )
  expect(nameIn('en', 'swim', ['Went for a swim.', 'Swimming again.', 'No swimming today.'])).toBe('The swim')
})

test('what is hardly anything else than one thing is called by both words', () => {
  const texts = [
    'One empty chair.',
    'The empty chair has a coat on it.',
    'An empty chair, and twelve dishes.',
  ]
  expect(nameIn('en', 'empty', texts)).toBe('The empty chair')
  expect(nameIn('en', 'parrot', ['The parrot sings.', 'The parrot swears.', 'That parrot sings flat.'])).toBe(
    'The parrot',
  )
})

test('a name of two words is no story’s that only has one of them in common with it', () => {
  const texts = ['Found a book of the Penny Bank.', 'Bank holiday. Rain.', 'Bank holiday. A shelf.']
  expect(nameIn('en', 'Penny Bank', texts)).toBeNull()
  expect(nameIn('en', 'Corn Exchange', ['The Corn Exchange.', 'Rain on the Corn Exchange.', 'Closed.'])).toBe(
    'Corn Exchange',
  )
})

test('what is counted is called by what the count says, and not by when it began', () => {
  const texts = ['Platten 2014, seit Mai: 311.', 'Platten 2015: 498.', 'Platten 2016: 527.']
  expect(nameIn('de', 'Platten', texts, 'series')).toBe('Platten')
})
