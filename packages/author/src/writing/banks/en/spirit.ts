import type { Bank } from '../../bank.ts'

/** A court that takes a silly question seriously, and counts. */
export const spiritEn: Bank = {
  'spirit.standfirst': [
    'The matter of {N} and the {animal}, heard on the evidence of {written} posts.',
    'In which {written} posts are called as witnesses, and {aAnimal} waits outside.',
  ],
  'spirit.charge': [
    '{N} is charged with having been {aAnimal} since {first}. | The charge sheet lists {n} habits and {a} sightings.',
    'The application before the court is that {N} be declared {aAnimal}. | {written} posts were read into the record, and {a} times a habit of that animal was noted.',
    'Whatever {N} may say, {N} posts like {aAnimal}: that is the claim. | It rests on {a} sightings in {written} posts, and the court has seen the list.',
  ],
  'spirit.named': [
    'It helps that the {animal} is already in the file. | {q}, {N} wrote on {day}.',
    'The {animal} even appears in person, {month}: {q}',
  ],
  'spirit.exhibit': [
    'It {is}. | {k} of {written} posts {has}. | {q}, {month}.',
    'The {animal}, as everybody knows, {is}. | So: {k} posts {has}, and {day} is one. | {q}',
    'The creature {is}. | Counsel produced {k} posts that {has} and read one out, {month}: {q}',
    'It {is}, the court heard, and {k} posts {has}. | From {month}: {q}',
  ],
  'spirit.exhibit.told': [
    'It {is}. | {k} of {written} posts {has}; in {month}, for one, {third}.',
    'The creature {is}. | {k} posts {has}. | In {month} {third}.',
    'It {is}, and {k} posts {has}. | The court was taken to {month}, when {third}.',
  ],
  'spirit.exhibit.bare': [
    'It {is}. | {k} of {written} posts {has}.',
    'The creature {is}, and {k} posts {has}.',
    'It also {is}: {k} posts {has}.',
  ],
  'spirit.regular': [
    'It keeps hours. | {k} of {of} posts went up on a {weekdayName}; an even week would give {even}.',
    'It comes out on {weekdays}: {k} posts of {of}, where chance would have managed {even}. | On a {low} it was seen {lowCount} {lowCount|time|times}.',
    'It has a day, and the day is {weekdayName}: {k} posts of {of}, against {even} in an even week.',
  ],
  'spirit.rival': [
    'The defence proposed the {rival}, which {is}. | It had {k} posts to show that {has}, and a good one among them: {q}, {month}.',
    'There was a case for the {rival}. | That animal {is}, and {k} posts {has}. | {q}, {N} wrote in {month}.',
  ],
  'spirit.rival.bare': [
    'The defence proposed the {rival}, which {is}. | It could point to {k} posts that {has}.',
    'There was a case for the {rival}, on {k} posts that {has}.',
  ],
  'spirit.cross': [
    'Under cross-examination the {animal} could not account for {k} posts that {has}. | The worst of them is {month}: {q}',
    'No {animal} has ever done what {k} of these posts do: they {has}. | {q}, {month}. | The point was noted.',
  ],
  'spirit.cross.bare': [
    'Cross-examined, the {animal} could not account for {k} posts that {has}. | The point was noted.',
  ],
  'spirit.cross.line': [
    'Under cross-examination the {animal} had to admit to {day}. | {q} | No {animal} has ever said that.',
    'Against this stands one post that fits nothing with fur, fins or feathers. | {q}, {month}.',
  ],
  'spirit.ruling': [
    '+On points, then: {animal} {a}, {rival} {b}. | The court finds for the {animal}.',
    '+The count was {a} to {b}, trait by trait and post by post. | It is {aAnimal}.',
    'Judgment: {animal}. | The reasons are set out above, and {N} supplied them.',
  ],
  'spirit.sentence': [
    'Sentence was passed in the {animal}’s own words, {monthR}. | {rule}',
    'Asked for a last word, the {animal} gave the one from {monthR}: {rule}',
  ],
  'spirit.caption': [
    'For the picture, the court suggests this caption, {month}: {kicker}',
    'The meme needs only the {animal}, looking straight ahead, and the line of {month}. | {kicker}',
  ],
  'spirit.title': ['The case of the {animal}'],
  'spirit.description': ['The court finds that {N} is, on the evidence of {written} posts, {aAnimal}.'],
}
