/** Why it is asked, how many there are, and how it should be: said beside what is to be asked. */
const BESIDE: [RegExp, string][] = [
  // Why, and what for.
  [
    /,?\s(?:because|since (?:some|many|people|we|they|it)|so (?:that )?(?:we|i|the \p{L}{2,20}) (?:can|could|know)|porque|ya que|para (?:hablar|poder|ver|que)\p{L}{0,6}|weil|damit)\s[^.,;:!?]{2,120}(?=[.,;:!?]|$)/giu,
    '',
  ],
  [/,?\s(?:und|y|and)?\s?(?:sin mal rollo|ohne streit)(?=[.,;:!?]|$)/giu, ''],
  // How many they are.
  [
    /,\s(?:about|around|some|roughly|etwa|rund|ca\.|unos|unas|con)?\s?\d{1,4}\s[\p{L}-]{2,20}(?:\sfrom \d{1,3} to \d{1,3}|\svon \d{1,3} bis \d{1,3})?(?=[.,;:!?]|$)/giu,
    '',
  ],
  [
    /,\s(?:there are|we are|wir sind|somos|son)\s(?:\d{1,3}|\p{L}{2,8})(?:\s(?:of us|leute|personas|people))?(?=[.,;:!?]|$)/giu,
    '',
  ],
  [
    /(?<!\p{L})(?:and |y |und )?(?:before we decide|bevor wir (?:uns )?entscheiden|antes de decidir),?\s/giu,
    '',
  ],
  // How it shall be asked.
  [
    /,\s(?:con|with|mit)\s(?:unas\s|about\s|etwa\s)?(?:\d{1,2}|\p{L}{3,8})\s(?:preguntas|questions|fragen)(?:\s\p{L}{3,12})?(?=\s(?:y|and|und)|[.,;:!?]|$)/giu,
    '',
  ],
  [/,\s(?:anonymously|anonym|de forma anónima|anónimamente),(?=\s)/giu, ','],
  [/\s(?:anonymously|anonym|de forma anónima|anónimamente)(?=\s)/giu, ''],
]

/** Whom it is asked of, between the asking and what is asked. */
const OF_WHOM: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:want|like|need)\s[^.;:!?]{3,100}?\sto\s(?:each\s)?(?:say|tell\s(?:me|us)|write|answer)(?:,?\s(?:honestly|openly|anonymously|frankly),?)?\s(?=(?:what|how|which|when|whether|where|if)(?!\p{L}))/giu,
    'want to know ',
  ],
  [
    /(?<!\p{L})ask\s(?:both\s)?(?:the|my|our|all|those|everyone|people)(?!\p{L})[^,.;:!?]{0,70}?\s(?=(?:what|when|how|which|whether|where|if)(?!\p{L}))/giu,
    'ask ',
  ],
  [
    /(?<!\p{L})preguntar\sa\s[^,.;:!?]{3,60}?\s(?=(?:qué|cómo|cuándo|dónde|si|cuánto)(?!\p{L}))/giu,
    'preguntar ',
  ],
  [
    /(?<!\p{L})(?:frag(?:en|e)?|bitten)\s(?:die|meine|unsere|alle)\s[^,.;:!?]{2,40}?,\s(?=(?:was|wie|wann|wo|ob|welche\p{L}?)(?!\p{L}))/giu,
    'wissen, ',
  ],
]

/** “wie es ihnen mit Lärm, Homeoffice und mir als Chefin geht”: a list of things. */
const LISTED: [RegExp, string][] = [
  [
    /^(?!(?:an?|una?|eine?|the|la|die|short|quick|kurze)\s\p{L}{4,14}\s)([\p{L} -]{3,40}?) (survey|poll|questionnaire|umfrage|encuesta) (?!about|on|for|to|with|zu|zum|zur|für|über|sobre|para|de|del|among)([\p{L}-]{3,30}(?: [\p{L}-]{3,20})?(?:, [\p{L} -]{3,30}){1,6})/iu,
    '$1. $2 about $3',
  ],
  [
    /(?<!\p{L})wie es (?:ihnen|euch|allen|den \p{L}{3,20}) mit ([^.;:!?]{3,100}?) (?:geht|ergeht)(?!\p{L})/giu,
    'die Rückmeldung zu $1',
  ],
  [/(?<!\p{L})mir als (?:chef|chefin|vorgesetzte\p{L}?|leiterin?)(?!\p{L})/giu, 'die Führung'],
  [
    /(?<!\p{L})(?:me|myself) as (?:their |a )?(?:boss|manager|leader|team lead)(?!\p{L})/giu,
    'the leadership',
  ],
  [/(?<!\p{L})(?:mí|yo) como (?:jef[ea]|responsable)(?!\p{L})/giu, 'la dirección'],
]

/** What was told, without who, why and how many. */
export const withoutCircumstances = (text: string): string =>
  [...LISTED, ...BESIDE, ...OF_WHOM]
    .reduce((said, [from, to]) => said.replace(from, to), text.slice(0, 2000))
    .replace(/\s{2,}/gu, ' ')
    .trim()
