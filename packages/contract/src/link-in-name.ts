/** Written together, as "St.John" and "J.Tolkien" often are; "X.Com" is an address all the same. */
const TITLE =
  /(?<![\p{L}\p{N}])(?:(?:St|Ste|Sta|Sto|Dr|Mr|Mrs|Ms|Prof|Fr|Jr|Sr)\.(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}/:]))|\p{Lu}\.(?=\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}/:])))/gu
/** In any script and case: mail programs know them all, and the dot of Chinese and Japanese too. */
const ADDRESS = /[\p{L}\p{M}\p{N}][.。][\p{L}\p{M}]{2}|\d\.\d{1,3}\.\d{1,3}\.\d/u
const OPENING = /:\/\/|\bwww[.。]|[\r\n]/i

/** Names stand in mails that we send to addresses somebody typed: a link in one would be somebody's advertisement. */
export function hasLink(name: string): boolean {
  const plain = name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(TITLE, '$& ')
  return OPENING.test(plain) || ADDRESS.test(plain)
}
