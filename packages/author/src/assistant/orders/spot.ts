import { ordinalWord } from '../wishes/numbers.ts'
import type { Standing } from './order.ts'
import { pointedAt } from './pointing.ts'

export const AT_START =
  /(?:(?<![\s,])[\s,]+|(?<![\p{L}\s,]))(?:(?:right |put it |to go |as )?(?:at|to|in) the (?:very )?(?:start|beginning|top|front)|(?:as )?(?:the )?(?:very )?first(?: question| one)?|al principio|(?:como |de )?(?:la )?primera?|al inicio|(?:ganz )?(?:an den|am|zu) (?:anfang|beginn)|ganz (?:nach )?(?:oben|vorne?)|nach vorne?|als erste[srn]?)$/iu
export const AT_END =
  /(?:(?<![\s,])[\s,]+|(?<![\p{L}\s,]))(?:(?:right |put it |to go |as )?(?:at|to|in) the (?:very )?(?:end|bottom)|(?:as )?(?:the )?(?:very )?last(?: question| one)?|al final|(?:como |de )?la última|(?:ganz )?(?:ans|am|zum) (?:ende|schluss)|ganz (?:nach )?(?:unten|hinten)|nach hinten|als letzte[srn]?)$/iu
export const BESIDE =
  /(?<![\s,])[\s,]+(?:(?:right|directly|straight|just|justo|direkt|gleich|so it comes|to come|to be|to|im)\s)*(after|behind|below|following|before|above|in front of|después de|detrás de|tras|antes de|delante de|nach|hinter|vor)\s(.{2,60})$/iu

const AT_NUMBER =
  /\s(?:up |down |back )?(?:to|as|in|at|an|auf|en|al|a|la)\s(?:the |be )?(?:(?:number|nr\.?|position|place|spot|platz|stelle|lugar|puesto)\s(\d{1,2})|(second|third|fourth|fifth|sixth|zweite[rn]?|dritte[rn]?|vierte[rn]?|segund[oa]|tercer[oa]?|cuart[oa])(?:\s(?:place|position|spot|question|stelle|platz|lugar|puesto))?)$/iu

interface Spot {
  rest: string
  place: number | null
}

export function spotIn(text: string, { questions, touched }: Standing): Spot {
  const ordinal = AT_NUMBER.exec(text)
  const at = ordinal ? Number(ordinal[1]) || ordinalWord(ordinal[2] ?? '') : null
  if (ordinal && at) return { rest: text.slice(0, ordinal.index), place: at - 1 }
  const [all, side = '', reference = ''] = BESIDE.exec(text) ?? []
  const [beside] = all ? pointedAt(reference, questions, touched) : []
  if (all === undefined || beside === undefined) {
    if (AT_START.test(text)) return { rest: text.replace(AT_START, ''), place: 0 }
    return AT_END.test(text)
      ? { rest: text.replace(AT_END, ''), place: questions.length }
      : { rest: text, place: null }
  }
  const isBefore = /^(?:before|above|in front|antes|delante|vor)/iu.test(side)
  return { rest: text.slice(0, text.length - all.length), place: isBefore ? beside : beside + 1 }
}
