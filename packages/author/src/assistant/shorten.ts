import type { InLanguages, Language } from './known-question.ts'

const ORDER =
  /(?:\. |\? )?(?:(?:Please )?[Pp]ut (?:it|them) in order|Ord[eé]n[ae]lo|(?:Bring|Bringen Sie) es in eine Reihenfolge)\.$/

/** The question without its second half: what comes after “, and …”, a colon or a first question mark. */
export function shortened(text: string): string {
  const order = ORDER.exec(text)?.[0].replace(/^[.?] /, '') ?? ''
  const body = order ? text.slice(0, text.length - order.length).trim() : text
  const asks = /[?]/.test(body)
  const first = body.match(/^.{15,}?\?(?=\s)/)?.[0] ?? body
  const cut = first
    .replace(
      /^(.{18,}?)(?:: |, (?:and|y|und|or|o|oder|aunque|although|obwohl|perhaps|quizá|vielleicht) ).*$/su,
      '$1',
    )
    .replace(/[,:]$/, '')
  const mark = /[?.!…]$/.test(cut)
    ? ''
    : asks && !/^(?:Tell|Describe|Please|Erzähl|Beschreib|Cuén|Descr|Hábl)/.test(cut)
      ? '?'
      : '.'
  return `${cut}${mark}${order ? ` ${order}` : ''}`
}

const PLAINER: InLanguages<[RegExp, string][]> = {
  en: [
    [/\bDescribe\b/g, 'Tell us about'],
    [/\bparticular\b/g, 'certain'],
    [/\bcome across\b/g, 'meet'],
    [/\bordinary\b/g, 'normal'],
    [/\bcompletely\b/g, 'fully'],
    [/\bnotice\b/g, 'see'],
    [/\bWhose taste shaped yours\b/g, 'Who gave you your taste'],
  ],
  es: [
    [/\bconcreto\b/g, 'solo'],
    [/\bdesconcertaría\b/g, 'sorprendería'],
  ],
  de: [
    [/\bgewöhnlich/g, 'normal'],
    [/\bAugenblick\b/g, 'Moment'],
  ],
}
export const simplified = (text: string, language: Language) =>
  PLAINER[language].reduce((out, [from, to]) => out.replace(from, to), shortened(text))
