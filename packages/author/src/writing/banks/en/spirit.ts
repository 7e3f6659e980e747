import type { Bank } from '../../bank.ts'

/** A court that takes a silly question seriously. */
export const spiritEn: Bank = {
  'spirit.standfirst': [
    'The matter of {N} and the {animal}, heard on the evidence of {written} posts.',
    'In which {written} posts are called as witnesses, and the {animal} waits outside.',
  ],
  'spirit.charge': [
    'The question before the court is which animal {N} has been all along. | The prosecution says the {animal}. | It has brought {written} posts and a pointer.',
    'Counsel for the {animal} rises. | The claim is simple: everything {N} has posted since {first} could have been posted by a {animal}, given thumbs. | The court is invited to look at the exhibits.',
    'This hearing concerns {N}, of no fixed species. | The application is for {animal}. | {written} posts have been read into the record.',
  ],
  'spirit.named': [
    'It helps that the {animal} is already in the file. | {q}, {N} wrote on {day}.',
    'The {animal} even appears in person: {q}, {month}.',
  ],
  'spirit.trait.water': [
    'It is at home in the wet. | Water falls, freezes or stands about in {k} of the posts. | {q}, says {month}.',
    'Weather of the wet kind comes up in {k} {k|post|posts}; the {animal} does not mind, and nor, on the evidence of {day}, did the witness: {q}',
  ],
  'spirit.trait.hoards': [
    'It collects. | {k} {k|object|objects} have been carried into these posts and put down; on {day} it was {thing}. | {q}',
    'It brings things home. | The inventory runs to {k}, and includes, from {month}, {thing}: {q}',
  ],
  'spirit.trait.noisy': [
    'It can be heard. | {k} {k|post|posts} carry an exclamation mark. | {q}, for instance, {month}.',
    'It announces itself: {k} of {written} posts come with an exclamation mark. | The court was asked to imagine {day} at full volume. | {q}',
  ],
  'spirit.trait.quiet': [
    'It knows how to stay still. | The longest pause between two posts lasted {gap}. | It was broken on {day2}: {q2}',
    'It is capable of saying nothing for {gap}, which it did until {day2}. | {q2}',
  ],
  'spirit.trait.returns': [
    'It comes back. | The {word} of {month1} turns up again {gap} later: {q2}',
    'It finds its way back to things. | {q1}, {month1}; {q2}, {month2}. | That is a return journey of {gap}.',
  ],
  'spirit.trait.clumsy': [
    'It means well and knocks things over. | {q}, {month}.',
    'It is not built for indoors. | On {day}: {q}',
  ],
  'spirit.trait.counts': [
    'It counts. | The number {n} alone is in {k} {k|post|posts}. | {q}, {month}.',
    'It is exact. | {k} {k|post|posts} reach for the number {n}, among them {day}: {q}',
  ],
  'spirit.trait.travels': [
    'It ranges. | {list} are all in the record, and so is {month}: {q}',
    'Its territory takes in {list}. | From {month}: {q}',
  ],
  'spirit.trait.herd': [
    'It is not solitary. | {list} all appear in the posts. | {q}, {day}.',
    'It keeps company: {list}, to begin with. | From {month}: {q}',
  ],
  'spirit.trait.regular': [
    'It keeps hours. | {k} of {of} posts went up on a {weekdayName}. | Chance would have managed {even}.',
    'It comes out on {weekdays}: {k} {k|post|posts} of {of}, where an even week would give {even}.',
  ],
  'spirit.trait.carries': [
    'It carries messages for others. | {links} of {records} records pass on a link; the load from {domain} alone is {k}.',
    'Of {records} records, {links} were carried here from somewhere else. | That is what it does.',
  ],
  'spirit.trait.talks': [
    'It has opinions, and keeps them short. | {q}, {month}.',
    'It is a creature of few words and no doubts. | {day:cap}: {q}',
  ],
  'spirit.rival': [
    'The defence proposed the {rival}. | It has a point: {q}, {N} wrote in {month}.',
    'A late submission argued for the {rival}. | Its one good exhibit is {day}: {q}',
  ],
  'spirit.rival.bare': [
    'The {rival} was considered, and sent home with its costs.',
    'There was a case for the {rival}. | It was a shorter case.',
  ],
  'spirit.cross': [
    'Under cross-examination the {animal} had to admit to {day}. | {q} | No {animal} has ever said that.',
    'Against this stands one post that fits nothing with fur, fins or feathers. | {q}, {month}. | The court has noted it and moved on.',
    'The witness was then shown {month}: {q} | Counsel for the {animal} asked for a short recess.',
  ],
  'spirit.ruling': [
    'The court finds for the {animal}, on balance and on the posts.',
    'Judgment: {animal}. | Leave to appeal is refused until there are more posts.',
    'It is a {animal}. | The reasons are set out above, and most of them were supplied by {N}.',
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
  'spirit.description': ['The court finds that {N} is, on the evidence of {written} posts, a {animal}.'],
}
