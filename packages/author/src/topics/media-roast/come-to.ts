import { WEEKDAYS } from '@youzine/words'
import { wordsOf } from '../../reading/tokens.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import type { Exhibit } from './exhibit.ts'
import { WORDS } from './words.ts'

const WEEK = 7

/** Under the posts of a charge, what they come to: how long it held, how often it was said. Nothing that they say themselves. */
export function comeTo(d: Dossier, x: Exhibit): string | null {
  const t = WORDS[d.spoken]
  const [first, last] = [x.acts[0] as Act, x.acts.at(-1) as Act]
  const between = d.day(last.post) - d.day(first.post)
  switch (x.kind) {
    case 'vow': {
      const held = x.days ?? between
      const noun = x.noun ? withoutArticle(x.noun) : null
      return t.held(noun, d.w.capital(d.w.days(held)), x.n > 1 ? d.w.number(x.n) : null)
    }
    case 'late':
      return x.n > 0 && x.days ? t.planned(d.w.days(x.n), d.w.days(x.n + x.days)) : null
    case 'rule': {
      const weekday = wordsOf(d.wordsOf(first))
        .map((w) => WEEKDAYS.get(w) ?? WEEKDAYS.get(w.replace(/s$/, '')))
        .find((w) => w !== undefined)
      // Those from the rule on, its own day with them, to the day before the exception.
      const isOnIt = d.when(first.post)?.wd === weekday
      const weeks = Math.ceil(between / WEEK) - (isOnIt ? 0 : 1)
      return weekday !== undefined && d.when(last.post)?.wd === weekday && weeks > 1
        ? t.untilWeekday(d.w.digits(weeks), d.w.weekday(weekday))
        : t.until(d.w.days(between))
    }
    case 'recalled':
      return t.lookedUp(d.w.days(between))
    case 'corrected':
      return x.n > 0 || x.days === undefined ? null : t.stood(d.w.days(x.days))
    case 'refrain':
      // What was denied for years has the last word itself.
      return x.line && x.n > 2 && x.beside.size > 0
        ? t.said(d.w.quoted(d.show(x.line).text), d.w.number(x.n))
        : null
    case 'stance':
      return t.apart(d.w.capital(d.w.gap(d.day(first.post), d.day(last.post))), d.w.number(x.acts.length))
    default:
      return null
  }
}

const withoutArticle = (noun: string) => noun.replace(/^(?:the|el|la|los|las|der|die|das) /iu, '')
