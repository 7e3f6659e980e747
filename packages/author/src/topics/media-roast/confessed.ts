import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { type Exhibit, inTime, isComic } from './exhibit.ts'

const LONGEST = 40
const SHORTEST = 6
const PUNCH = 6

/** What somebody admits to, keeps from others, was sent away for, or would like noted. */
const CONFESSED = {
  en: /(?<!\p{L})(?:i(?: have|['’]ve)? (?:not|never) (?:told|mentioned|admitted|informed)|i have(?:n['’]?t| not) (?:told|mentioned|said anything|admitted)|i did(?:n['’]?t| not) (?:mention|admit|correct)|(?:do not|don['’]?t) tell (?:her|him|my|the|our)|i regret nothing|no regrets|in my defen[cs]e|i would (?:simply |just |only )?like it (?:noted|known)|i rest my case|i (?:was|have been|['’]ve been|am) (?:asked to (?:leave|stop|move|sit)|banned|barred|told off|reported|removed)|i am no longer (?:allowed|permitted|welcome)|i (?:blame|blamed)|i (?:pretended|hid|lied|cheated|panicked|bribed|smuggled|sulked|fell asleep|ate (?:it|the lot|both|all))|nobody (?:saw|noticed|has noticed|needs to know)|not that i(?:['’]m| am) counting|i(?:['’]m| am) not (?:proud|bitter|jealous|sulking|counting|competitive|obsessed|speaking to)|i have (?:a|an) (?:\p{L}+ )?(?:spreadsheet|list|tape measure|logbook|theory|system)|as evidence|i was not asked|i had to be (?:helped|rescued|told|stopped))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no (?:se lo|le|les|lo) he (?:dicho|contado|mencionado)|no (?:se )?lo (?:dije|mencioné|conté)|no (?:se lo|le) dig(?:áis|an|as)|no me arrepiento|en mi defensa|me (?:pidieron|han pedido) que (?:me (?:vaya|fuera)|no vuelva|pare|parara)|me (?:echaron|han echado|corrieron) de(?:l)?|le eché la culpa|la culpa (?:fue|es) de|me hice (?:el|la) (?:tont[oa]|dormid[oa]|sord[oa]|loc[oa])|nadie (?:me vio|se dio cuenta|se ha dado cuenta)|no es que lleve la cuenta|me (?:lo |la |los )?comí (?:todo|toda|el último|entero|entera)|tengo (?:una lista|un excel|una libreta)|como prueba|no estoy (?:celos[oa]|orgullos[oa]|contando)|yo no dije nada)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:hab|habe) (?:ich )?(?:ihm |ihr |ihnen |es |das )?(?:noch )?(?:nicht|nichts) (?:gesagt|erzählt|erwähnt)|sagt (?:es )?(?:bloß )?(?:ihm|ihr|keinem|niemandem)|ich bereue nichts|zu meiner verteidigung|fürs protokoll|(?:wurde|bin) gebeten,? (?:zu gehen|aufzuhören)|hausverbot|(?:hab|habe) (?:so getan|mich (?:versteckt|schlafend gestellt))|hat (?:keiner|niemand) (?:gesehen|gemerkt)|nicht, dass ich (?:mit)?zähle|ich bin nicht (?:stolz|eifersüchtig|beleidigt|ehrgeizig)|ich (?:hab|habe) (?:eine liste|eine tabelle|ein system)|als beweis|mich hat keiner gefragt)(?!\p{L})/iu,
}

/** Short posts in which somebody gives themselves away; each is a joke by itself. */
export function confessed(d: Dossier): Exhibit[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  return inTime(d).flatMap((p): Exhibit[] => {
    const n = wordCount(p.text)
    if (n < SHORTEST || n > LONGEST || !isComic(d, p.id) || /https?:/.test(p.text)) return []
    const sentences = d.sentences(p.id)
    const said = sentences.find((s) => CONFESSED[d.spoken].test(s.text))
    if (!said) return []
    const isCurt = wordCount(sentences.at(-1)?.text ?? '') <= PUNCH
    return [
      {
        kind: 'confession',
        acts: [wholeAct(d, p.id)],
        noun: null,
        line: { post: p.id, from: said.from, to: said.from + said.text.length },
        beside: new Map(),
        n: 1,
        weight: 1.2 + (isCurt ? 0.4 : 0) + (lines.get(p.id) ?? 0) * 0.4,
      },
    ]
  })
}
