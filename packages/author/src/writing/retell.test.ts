import { describe, expect, test } from 'vitest'
import { aboutPerson, asSelf, retell, toPerson } from './retell.ts'

const people = new Set(['Dave', 'Sam', 'Ellie'])
const nora = aboutPerson('Nora')

describe('what a post says happened is told by somebody else', () => {
  test.each([
    [
      'I sat in the car for ten minutes and cried into a banana.',
      'Nora sat in the car for ten minutes and cried into a banana',
    ],
    ['Taught Sam to ride a bike in the park today.', 'Nora taught Sam to ride a bike in the park'],
    ['Dave surprised me with a weekend in Lisbon.', 'Dave surprised Nora with a weekend in Lisbon'],
    ['Sam fell asleep on my shoulder during the film.', 'Sam fell asleep on Nora’s shoulder during the film'],
    ['Pancake day: I flipped fourteen and dropped two.', 'Nora flipped fourteen and dropped two'],
    ["The head came as 'a man who forgot'.", 'the head came as “a man who forgot”'],
    ['My sister painted the whole shed green.', 'Nora’s sister painted the whole shed green'],
  ])('%s', (post, told) => {
    expect(retell(post, nora, people)).toBe(told)
  })

  test('to the person, and by the person', () => {
    expect(retell('We saw a sea eagle and four rainbows.', toPerson, people)).toBe(
      'you saw a sea eagle and four rainbows',
    )
    expect(retell('Lost my keys in the park again.', asSelf, people)).toBe('I lost my keys in the park again')
  })
})

describe('what could be told wrong is left to be quoted', () => {
  test.each([
    ['an adjective, not a deed', 'Burnt toast, a raw egg and a card.'],
    ['a state', 'Exhausted after the school run and the shopping.'],
    ['the present', 'I am raising an accountant and a dragon.'],
    ['another clause in the first person', 'I left the party because I wanted my bed.'],
    ['more people than a name can stand for', 'We kept the hours for the whole library.'],
    ['a question', 'Walked home in the rain and for what?'],
    ['another day than the date', 'Finished the shed yesterday with the good paint.'],
    ['somebody unknown', 'Flight delayed six hours at the airport.'],
    ['whose would it be', 'I passed the time with fourteen people in my dressing gown.'],
    ['a shout', 'I RAN THE LONDON MARATHON with a cold.'],
  ])('%s', (_why, post) => {
    expect(retell(post, nora, people)).toBeNull()
  })
})
