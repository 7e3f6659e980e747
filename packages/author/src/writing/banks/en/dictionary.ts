import type { Bank } from '../../bank.ts'

/** A dictionary of one person: headword, count, first citation, usage. */
export const dictionaryEn: Bank = {
  'dictionary.standfirst': [
    'A short dictionary of {N}, A to Z with gaps, from {total} words in {written} posts.',
    'The words {N} uses, in alphabetical order, each with its first citation.',
  ],
  'dictionary.preface': [
    'This dictionary has one informant, who used {total} words between {first} and {last}, {distinct} of them different. | Admitted were those that came back, and those that came and went.',
    '{N} has a vocabulary of {distinct} words, going by {written} posts. | These are the ones that kept being needed.',
  ],
  'dictionary.habit': [
    'In {k} {k|post|posts}. | First cited {month1}: {q1} | A later use: {q2}',
    'Current; {k} {k|post|posts}. | {q1}, {month1}.',
    'Attested {k} times since {month1}. | Typical use: {q2}',
    'From {month1} onward, {k} {k|post|posts}. | The sense is clear from context: {q1}',
    'See {month1}: {q1} | Still in use {gap} later, at {k} {k|post|posts} and counting.',
    'Of {k} citations the editors prefer {month2}: {q2}',
  ],
  'dictionary.beside': [
    'Usually with “{with}”: {n} posts.',
    'Seldom far from “{with}”, which is in {n} of them.',
    'Goes with “{with}” in {n} posts.',
    'Keeps company with “{with}” ({n} times).',
  ],
  'dictionary.peak': [
    'Most needed in {year}: {n} posts.',
    'Its best year was {year}, with {n}.',
    'Peak use: {year}, {n} posts.',
    '{n} of these are from {year}.',
  ],
  'dictionary.era': [
    'Obsolete. | In {k} {k|post|posts} between {month1} and {month2}, and in none since. | {q1}',
    'Lived {span}, from {month1} to {month2}; {k} {k|post|posts}. | {q2}',
    'Short-lived. | First {month1}: {q1} | Last {month2}. | Not heard again.',
  ],
  'dictionary.phrase': [
    'Set phrase, {k} {k|post|posts}. | {q1}, {month1}.',
    'Idiom. | Used {k} times between {month1} and {month2}. | {q2}',
    'Phrase, in {k} {k|post|posts}, first {month1}: {q1}',
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
