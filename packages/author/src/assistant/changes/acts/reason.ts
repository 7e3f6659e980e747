const BECAUSE =
  /[,;]?\s(?:because|cos|cuz|cause|since (?!when)|as (?:we|they|it|i|some|nobody|people|that)\s|so (?:that|we|they|people|it|i)\s|otherwise|given that|porque|ya que|pues (?!\d)|que (?:ya|si no|luego|es que|eso|con eso|no )|para que|así (?:que|no|nadie)|weil|denn|damit|sonst|sodass|da (?:wir|sie|das|es|die)\s)/iu
const CLAUSE =
  /(?:,|\s[–-]|\()\s?(?:(?:s?he|it|they|we|i|some|many|most|people|half|nobody|no one|everyone|everybody|there|that|this|those|my|our|you|never)(?:['’](?:s|ll|re|d|ve|m))?\s(?!one|question|should|has to|must|as\b).{2}|(?:ellos|ellas|él|ella|algun[oa]s|hay|muchos|la gente|es que|nadie|ya|eso|esas?|con)\s(?!la |las |el |preg).{2}|(?:sie|er|es|wir|ich|manche|viele|einige|das|da|niemand|über|darüber|die (?:leute|kinder|älteren))\s(?!frage|soll|muss|kann).{2})/iu

/** What is wanted, without why. */
export function withoutReason(text: string): string {
  const ends = [BECAUSE, CLAUSE].flatMap((one) => {
    const at = text.search(one)
    return at >= 3 ? [at] : []
  })
  const plain = text.slice(0, Math.min(text.length, ...ends)).trim()
  return plain.length >= 3 ? plain.replace(/[\s,.!?–-]{1,6}$/u, '') : text
}
