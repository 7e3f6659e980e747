export { asRead, READ_AT_MOST } from './as-read.ts'
export * from './calendar.ts'
export { guessLanguage } from './language.ts'
export { graver, isAtLeast, type Language, TONES, type Tone, type TonePost } from './model.ts'
export { numberOf, ordinalOf } from './numbers.ts'
export { plainText } from './plain-text.ts'
export { isShortName } from './short-names.ts'
export { stopWords } from './stop-words.ts'
export { fold, type Token, tokenise } from './tokens.ts'
export {
  type Cue,
  type CueIndex,
  type InClass,
  indexed as indexCues,
  type Match,
  matches as matchCues,
} from './tone/cue.ts'
export { soundsGrave } from './tone/learnt/learnt.ts'
export { isAnimateNoun, kindOfNoun } from './tone/lexicons.ts'
export { mournsThing, readTones, saysDeath, saysIllness, type Tones, toneOfText } from './tone/read-tones.ts'
export { hoursFromGreenwich } from './zone.ts'
