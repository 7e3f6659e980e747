import type { Bank } from '../../bank.ts'

/** A dictionary of one person: headword, count, first citation, usage. */
export const dictionaryEn: Bank = {
  'dictionary.standfirst': [
    'A short dictionary of {N}, A to Z with gaps, from {total} words in {written} posts.',
    'The words {N} uses, in alphabetical order, each with its first citation.',
  ],
  'dictionary.preface': [
    'Dictionaries record what people say, not what they should. | This one has a single informant, who supplied {total} words between {first} and {last}.',
    'The editors read {written} posts with a pencil. | Words were admitted if they came back, or if they came and went.',
  ],
  'dictionary.habit': [
    'In {k} {k|post|posts}. | First cited {month1}: {q1} | A later use: {q2}',
    'Common; {k} {k|post|posts}. | {q1}, {month1}.',
    'Attested {k} times since {month1}. | Typical use: {q2}',
    'From {month1} onward, {k} {k|post|posts}. | The sense is clear from context: {q1}',
    'See {month1}: {q1} | Still in use {gap} later, at {k} {k|post|posts} and counting.',
    'Frequent. | {k} citations were collected, of which the editors prefer {month2}: {q2}',
  ],
  'dictionary.era': [
    'Obsolete. | In {k} {k|post|posts} between {month1} and {month2}, and in none since. | {q1}',
    'Lived {span}, from {month1} to {month2}; {k} {k|post|posts}. | {q2}',
    'Short-lived. | First {month1}: {q1} | Last {month2}. | Not heard again.',
  ],
  'dictionary.phrase': [
    'Set phrase, {k} {k|post|posts}. | {q1}, {month1}.',
    'Idiom. | Used {k} times between {month1} and {month2}. | {q2}',
    'Phrase, in {k} {k|post|posts} and all weathers: {q1}',
  ],
  'dictionary.thread': [
    'Rare: {month1}, then not for {gap}. | {q1} | {q2}',
    'Two senses. | (1) {month1}: {q1} | (2) {month2}: {q2}',
    'Recurs after {gap}. | Compare {q1} with {q2}',
  ],
  'dictionary.once': [
    'Once only, {month}. | {q}',
    'Hapax. | {day:cap}: {q}',
    'Found in a single post, of {month}: {q}',
    'No second citation. | {q}, {month}.',
    'One citation suffices. | {q}',
  ],
  'dictionary.emoji': ['In {k} of {written} posts. | Pronunciation unknown.'],
  'dictionary.shout': [
    'Forms in capitals occur in {k} {k|post|posts}: {list}. | They should be read from the next room.',
  ],
  'dictionary.end': [
    'The last entry is not a word but a way of stopping. | {kicker}, {month}.',
    'Ends. | As in {kicker}, {month}.',
  ],
  'dictionary.title': ['{N}: a glossary'],
  'dictionary.description': ['The words of {N}, alphabetically, with citations.'],
}
