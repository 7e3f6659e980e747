import { COMMAND } from './words-of-command.ts'

/** What people say before they say what they want. */
const LEAD =
  /^(?:(?:hi|hey|hello|hiya|hm+|um+|uh|ok(?:ay)?|right|fine|great|cool|good|nice|lovely|perfect|love (?:it|this)|thanks?|thank you|fair enough|well|wait|actually|oh|ah|yeah|yes|yep|sure|al(?:l )?right|so|and|but|also|then|next|now|please|pls|maybe|perhaps|sorry|finally|lastly|one (?:more|last) thing|btw|haha|lol|hola|buenas|bueno|pues|vale|a ver|mira|hallo|moin|servus|na(?: gut| ja)?|gut|stimmt|ach|ja|okay|perfecto|genial|super|prima|toll|oye|ay|uy|por (?:favor|cierto|último)|porfa|mejor|entonces|luego|además|también|quizás?|tal vez|y|pero|jaja|und|aber|auch|außerdem|dann|bitte|noch was|vielleicht|übrigens|danke|gracias|muchas gracias|vielen dank|äh|moment)[\s,.!:;…–-]{1,4}|(?:can|could|would|will) (?:you|we)(?: (?:please|also|maybe|just|perhaps|now|then))?\s|would it be possible to\s|is it possible to\s|(?:i(?:['’]d| would)|we(?:['’]d| would)) (?:also )?(?:like|love|want|prefer)(?: you| it if you could)? to\s|i (?:also )?(?:want|need)(?: you)? to\s|we (?:should|could|need to|have to|want to)\s|you (?:should|could|can|need to|may)\s|let['’]?s\s|(?:kannst du|könntest du|könn(?:t)?en (?:wir|sie)|könnten sie|würdest du|können wir)(?: (?:bitte|auch|noch|vielleicht|mal|da|hier))*\s|ich (?:hätte|will|möchte|würde)(?: gern(?:e)?)?(?: noch)?\s|wir (?:wollen|möchten|brauchen|hätten gern)\s|¿?(?:me |nos )?(?:puedes|podrías|podés|podemos|podríamos|puede)\s|(?:quiero|quisiera|me gustaría|necesito|querría)(?: que)?\s|hay que\s)/iu

const TAIL =
  /[\s,.!…]{1,4}(?:please|pls|plz|thanks|thank you|thx|ty|btw|if you can|if possible|lol|haha|xd|x|bitte|danke|por favor|porfa|gracias|si puede ser|wenn(?:['’]s| es) geht|mal)[\s,.!…]{0,4}$/iu

export function plainPiece(text: string): string {
  let plain = text.trim()
  for (let step = 0; step < 8; step += 1) {
    const next = plain.replace(LEAD, '').replace(TAIL, '').trim()
    if (next === plain || next.length < 2) break
    plain = next
  }
  return plain.replace(/^(?:bitte|noch|mal|also|just|auch|gern)\s/iu, '').trim()
}

/** What is quoted and what is listed behind a colon is never taken apart. */
const KEPT =
  /["“„«][^"”“»\n]{1,400}["”“»]|(?<!\p{L})['‘][^'’\n]{2,200}['’](?!\p{L})|(?<=[\p{L}\d)?]):\s[^.?!\n]{3,400}|\([^()]{1,200}\)/gu
const HIDDEN = /⟦(\d{1,3})⟧/gu
const SENTENCE =
  /(?<=[\p{L}\d)”"’'»⟧][.!?…]{1,3})(?<!(?<!\p{L})(?:\d{1,2}|no|nr|max|min|ca|approx|bzw|usw|etc|z\. ?b|e\.g|p\.m|a\.m|vs|mr|ms|mrs|dr|sr|sra|st)\.)\s+(?=\S)|\n+|;\s*/iu
const TARGET = '(?:the|number|question|no\\.|that|die|der|das|den|frage|nummer|la|el|las|los|pregunta)\\s'
const SAYS =
  '(?:first|last|to the (?:top|end|bottom|start)|before|after|optional|required|scale|ranking|rank|tick|yes ?/ ?no|yes or no|softer|shorter|out|zuerst|zuletzt|ans ende|an den anfang|nach oben|nach vorne?|raus|weg|freiwillig|optional|skala|kürzer|als|primero|al (?:final|principio)|fuera|opcional|escala|como|más)'
const WITHIN = new RegExp(
  `(?:,?\\s(?:and then|and also|and|then|plus|but|also|y luego|y también|y|luego|pero|und dann|und auch|und|dann|aber|sowie)\\s|,\\s|\\s[–-]\\s)(?=(?:please |bitte |also |noch |then |can you |could you )?(?:${COMMAND})(?!\\p{L})|${TARGET}[^,.;]{1,60}(?<!\\p{L})${SAYS}(?!\\p{L}))`,
  'iu',
)
/** “which one they liked and whether they …”: no wish begins there. */
const LONGEST = 1500

/** A message as the wishes and remarks that it is made of. */
export function piecesOf(message: string): string[] {
  const kept: string[] = []
  const text = message.slice(0, LONGEST).replace(KEPT, (words) => {
    kept.push(words)
    return `⟦${kept.length - 1}⟧`
  })
  const shown = (part: string) => part.replace(HIDDEN, (_, at: string) => kept[Number(at)] ?? '')
  return text
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(WITHIN))
    .map((part) => shown(part).trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
}
