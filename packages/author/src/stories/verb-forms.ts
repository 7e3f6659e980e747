const PAST = new Set(
  'ate became began bent bit bled blew bought bound bred broke brought built burnt came caught chose clung crept cut dealt did drank drew drove fed fell felt fled flew forgot fought found froze gave got grew heard held hid hit hung hurt kept knelt knew laid lain leant leapt learnt led left lent let lit lost made meant met paid put ran rang rode rose said sang sank sat saw sent sewn shone shook shot shown shrank shut slept slid smelt sold spat sped spelt spent spilt spoke spread sprang stole stood stuck stung struck stayed sung swam swept swore swung taken taught thought threw told took tore torn understood went wept woke won wore worn wound wrote written'.split(
    ' ',
  ),
)
const LONGEST_STEM = 3

/** A form that verbs have and things hardly ever: “held”, “planted”, “waiting”. */
export const isVerbForm = (word: string): boolean =>
  PAST.has(word) || (/(?:ed|ing)$/.test(word) && word.length > LONGEST_STEM + 2)
