/** “q no m despierte”, “hospital d ojos”: what is typed in haste means the whole word. */
const SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  d: 'de',
  m: 'me',
  t: 'te',
  x: 'por',
  xq: 'porque',
  pq: 'porque',
  tb: 'también',
  abia: 'había',
  ase: 'hace',
  aser: 'hacer',
}
const TYPED = /(?<![\p{L}\p{N}'’.])(?:q|k|d|m|t|x|xq|pq|tb|abia|ase|aser)(?![\p{L}\p{N}'’.])/giu
const HASTE = /(?<![\p{L}\p{N}])(?:q|xq|pq|d|x)(?![\p{L}\p{N}'’.])/iu
const SPANISH =
  /(?<!\p{L})(?:que|el|la|los|las|un|una|con|se|mi|en|y|pa|lo|le|al|del|por|no|si|es|q|xq|está|estoy|hoy|más|muy|pero)(?!\p{L})/giu
const LEAST = 2

/** For reading only: what is shown stays as it was typed. */
export function spelledOut(text: string): string {
  if (!HASTE.test(text) || (text.match(SPANISH)?.length ?? 0) < LEAST) return text
  return text.replace(TYPED, (word) => SHORT[word.toLowerCase()] ?? word)
}
