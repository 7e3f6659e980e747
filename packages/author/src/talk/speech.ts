/** What somebody said, or what stands written on something. */
const SPEECH =
  /\bwords? (?:he|she|they) (?:say|said|used)\b|\b(?:did|does|has|had) (?!i\b|we\b)[^?]* (?:say|said|tell|told)\b|\b(?:dijo|dice|decía|dijeron|ponía|pone)\b|\b(?:sagt|sagte|steht|stand)\b|\bhat (?!ich)[^?]* gesagt|\bwhat (?:is|was) written\b/iu
const SPOKEN = /[“„«"‘]|(?<!\p{L})'\p{L}/u
const REPORTED =
  /(?<!\p{L})(?:sa(?:ys?|id|ying)|told|tells|asked|answered|called (?:it|him|her|me)|writes?|wrote|sagt\p{L}*|gesagt|meint\p{L}*|gemeint|fragt\p{L}*|gefragt|steht|stand|schrieb|dice|dijo|dijeron|decía|pone|ponía|preguntó|contestó)(?!\p{L})/iu

export const asksForSpeech = (question: string): boolean => SPEECH.test(question)
export const holdsSpeech = (post: string): boolean => SPOKEN.test(post)
/** Word for word, or at least that somebody said something. */
export const tellsOfSpeech = (post: string): boolean => SPOKEN.test(post) || REPORTED.test(post)
