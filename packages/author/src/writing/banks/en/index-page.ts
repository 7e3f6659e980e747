import type { Bank } from '../../bank.ts'

/** An index: a thing, a colon, a number. The joke is in what stands next to what. */
export const indexEn: Bank = {
  'index.standfirst': [
    '{N} in numbers, {first} to {last}. | Every one of them can be counted again.',
    'An index to {N}: {written} posts, {total} words, no rounding.',
  ],
  'index.written': [
    'Posts with words of {N}’s own in them: {written:digits}.',
    'Posts written by {N}: {written:digits}.',
  ],
  'index.words': ['Words in them: {total}.', 'Words used: {total}.'],
  'index.distinct': ['Different words among them: {k:digits}.'],
  'index.brief': ['Posts of ten words or fewer: {k:digits}.'],
  'index.begins': ['Most usual first word of a post: “{word}”. | Posts it opens: {k:digits}.'],
  'index.average': ['Average length, in words: {avg:digits}.', 'Words in a typical post: {avg:digits}.'],
  'index.longest': [
    'Words in the longest, {month}: {words:digits}.',
    'Longest post, in words: {words:digits}. Month in which it was needed: {month}.',
  ],
  'index.longest.quote': ['Sentence from it that would have done: {q}', 'Part of it: {q}'],
  'index.shortest': ['Shortest post, complete: {q}', 'The shortest post, in full, {month}: {q}'],
  'index.links': [
    'Links passed on: {links:digits}.',
    'Records that carry a link to somebody else’s work: {links:digits}.',
  ],
  'index.domain': ['Of these, to {domain}: {k:digits}.'],
  'index.weekday': [
    'Posts on a {weekdayName}: {k:digits}. Posts on a {low}: {lowCount:digits}.',
    'Busiest day of the week: {weekdayName}, {k:digits}. Idlest: {low}, {lowCount:digits}.',
  ],
  'index.question': ['Question marks: {k:digits}.', 'Posts that contain a question mark: {k:digits}.'],
  'index.bang': [
    'Posts with an exclamation mark: {k:digits}.',
    'Posts that could not do without an exclamation mark: {k:digits}.',
  ],
  'index.habit': [
    'Posts that mention “{word}”: {k:digits}.',
    'Appearances of the word “{word}”: {k:digits} posts.',
    '“{word:cap}”: {k:digits}.',
    'Posts in which “{word}” comes up: {k:digits}.',
  ],
  'index.pair': [
    'Posts that mention “{word}”: {k:digits}. Posts that mention “{word2}”: {k2:digits}.',
    '“{word:cap}”, in posts: {k:digits}. “{word2:cap}”: {k2:digits}.',
  ],
  'index.opposites': [
    'Posts that say ‘{word}’: {k:digits}. Posts that say ‘{word2}’: {k2:digits}.',
    '‘{word:cap}’: {k:digits}. ‘{word2:cap}’: {k2:digits}.',
    'Times ‘{word}’ is needed, in posts: {k:digits}. ‘{word2:cap}’: {k2:digits}.',
    'Uses of ‘{word}’: {k:digits} posts. Of ‘{word2}’: {k2:digits}.',
    'Posts with ‘{word}’ in them: {k:digits}. With ‘{word2}’: {k2:digits}.',
  ],
  'index.company': ['Posts with {name}: {k:digits}. With {name2}: {k2:digits}. With both: {k3:digits}.'],
  'index.person': [
    'Posts that name {name}: {k:digits}.',
    '{name}: {k:digits}.',
    'Mentions of {name}, in posts: {k:digits}.',
  ],
  'index.role': ['Posts that name {name}: {k:digits}. Posts that mention {label}: {k2:digits}.'],
  'index.stated': [
    'Length of the interval announced on {day2}: {phrase} Length according to the calendar: {actualSpan}.',
  ],
  'index.series': ['Highest number reached, {noun}: {to:digits}, in {month2}.'],
  'index.quantity': [
    '{thing}, {month}.',
    'Also counted, {month}: {thing}.',
    'From the inventory of {month}: {thing}.',
    '{month:cap}: {thing}.',
  ],
  'index.silence': [
    'Longest time without a word: {gap}. First words after it: {q2}',
    'Longest pause: {gap}. What ended it, on {day2}: {q2}',
  ],
  'index.number': ['Favourite number, going by posts: {n}. Posts it is in: {k:digits}.'],
  'index.shout': ['Posts that contain a word in capitals: {k:digits}. Words so honoured: {list}.'],
  'index.emoji': ['Posts that contain {emoji}: {k:digits}.'],
  'index.year': ['Busiest year: {year}, {k:digits} posts.'],
  'index.end': ['Last line, {month}: {q}', 'For the last word, see {day}: {q}'],
  'index.title': ['{N}, counted'],
  'index.description': ['{N}, counted: {written} posts and what is in them.'],
}
