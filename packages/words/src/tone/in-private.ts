import type { Token } from '../tokens.ts'
import { HARMLESS } from './absence/absence.ts'
import { isSaid, waysToSay } from './class-of.ts'
import { isDelicate, isOfAnother } from './kept-from.ts'

/** “I won’t breathe a word”, “soy una tumba”, “das musst du ihm selber sagen”. */
const SILENCE = waysToSay(
  'word tell grave further safe palabra nadie boca tumba contarlo decirlo muere wort sterbenswort sterbenswörtchen dicht selbst selber sache grab mir',
  [
    /(?<!\p{L})(?:won['’]?t|will not|wouldn['’]?t|not going to) (?:breathe|say|utter) (?:a|one|a single) word(?!\p{L})|(?<!\p{L})breathed (?:a|one) word(?!\p{L})|(?<!\p{L})(?:yours|hers|his|theirs) to tell(?!\p{L})|(?<!\p{L})(?:safe with me|goes no further|to (?:my|the) grave with me)(?!\p{L})|(?<!\p{L})(?:not|nor) (?:a|one) word (?:from me|to a soul|to anyone)(?!\p{L})/iu,
    /(?<!\p{L})no (?:se lo |le |les )?(?:voy a |diré|digo|cuento|contaré)(?:decir|contar)?(?: nada| ni una palabra)? a nadie(?!\p{L})|(?<!\p{L})de mi boca no sale(?!\p{L})|(?<!\p{L})soy una tumba(?!\p{L})|(?<!\p{L})a la tumba conmigo(?!\p{L})|(?<!\p{L})(?:te|le) toca (?:a (?:ti|ella|él) )?(?:contarlo|decirlo)(?!\p{L})|(?<!\p{L})(?:conmigo|aquí) muere(?!\p{L})/iu,
    /(?<!\p{L})(?:sage?|verliere?|erzähle?)(?: ich)?(?: darüber| davon| keinem| niemandem){0,2} (?:kein|ein) (?:sterbens)?wort(?!\p{L})|(?<!\p{L})kein (?:sterbens)?wört?(?:chen)? (?:zu|von mir|darüber)(?!\p{L})|(?<!\p{L})ich halte? dicht(?!\p{L})|(?<!\p{L})(?:das|es) (?:musst|sollst|darfst) du (?:ihm |ihr |ihnen )?(?:selbst|selber) (?:sagen|erzählen)(?!\p{L})|(?<!\p{L})bleibt bei mir(?!\p{L})|(?<!\p{L})mit ins grab(?!\p{L})/iu,
  ],
)

/** Somebody notices too late that all can read it. */
const MISSENT = waysToSay(
  'private public messenger message inbox privado interno todos öffentlich privat alle',
  [
    /(?<!\p{L})is this (?:the )?(?:private|public)(?!\p{L})|(?<!\p{L})(?:thought|think) (?:this|i) was (?:\p{L}{1,9} ){0,3}(?:private|messag\p{L}{1,5}|inbox)(?!\p{L})|(?<!\p{L})(?:meant|supposed) (?:to be|as|for) (?:a )?(?:private|message)(?!\p{L})/iu,
    /(?<!\p{L})era (?:por |un mensaje |en )(?:privado|inbox|interno)(?!\p{L})|(?<!\p{L})creí que (?:\p{L}{1,9} ){0,4}(?:privado|inbox)(?!\p{L})|(?<!\p{L})(?:lo|esto) (?:ven|leen) todos(?!\p{L})/iu,
    /(?<!\p{L})(?:war|ist) das (?:jetzt |hier )?(?:öffentlich|privat)(?!\p{L})|(?<!\p{L})(?:wollte|sollte) (?:ich |das )?(?:dir |euch )?(?:nur )?privat(?!\p{L})|(?<!\p{L})(?:sehen|lesen) das (?:jetzt )?alle(?!\p{L})/iu,
  ],
)
const TO_YOU =
  /(?<!\p{L})(?:you|your|yours|thats? yours|ye|du|dir|dich|deine?|tú|tu|tuyo|te|contigo|ti)(?!\p{L})/iu

/** Where somebody has gone who is not to be found; that they are safe tells that they had to go. */
const WHEREABOUTS = waysToSay('where dónde wo woher address postmark dirección remitente absender', [
  /(?<!\p{L})(?:not saying|won['’]?t say|can['’]?t say|not (?:telling|going to say|to say)|never say) where(?! (?:i|we|i['’]?ve)(?!\p{L}))(?!\p{L})|(?<!\p{L})no (?:return )?(?:address|postmark)(?: on it)?(?!\p{L})/iu,
  /(?<!\p{L})no (?:digo|diré|puedo decir|voy a decir) (?:de |en |por )?dónde(?! (?:lo |la |los |las )?(?:compré|venden|conseguí|fui|voy|vamos|está el|están los))(?!\p{L})|(?<!\p{L})sin (?:remitente|dirección)(?!\p{L})/iu,
  /(?<!\p{L})(?:sage?|verrate?|schreibe?) (?:ich )?(?:hier )?nicht,? (?:wo|woher|von wo)(?! (?:ich|wir|es)(?!\p{L}))(?!\p{L})|(?<!\p{L})wo(?:her)?,? (?:sag|verrat|schreib)e? ich (?:hier )?nicht(?!\p{L})|(?<!\p{L})ohne absender(?!\p{L})/iu,
])
const SAFE =
  /(?<!\p{L})(?:she|he|they)(?:['’]s|['’]re| is| are) (?:all )?(?:ok|okay|safe|well|alright|right|grand|fine)(?!\p{L})|(?<!\p{L})(?:kids|children|wee ones|little ones|boys|girls|baby) (?:are|is|eat|eating|sleep|sleeping|safe)(?!\p{L})|(?<!\p{L})(?:está|están) (?:\p{L}{2,5} )?(?:bien|a salvo|seguras?|tranquil[oa]s?)(?!\p{L})|(?<!\p{L})los niños (?:comen|duermen|están)(?!\p{L})|(?<!\p{L})(?:geht (?:es )?(?:ihr|ihnen)|(?:ihr|ihnen) geht(?: es|['’]?s)?) (?:\p{L}+ )?gut(?!\p{L})|(?<!\p{L})(?:ist|sind) (?:jetzt )?in sicherheit(?!\p{L})|(?<!\p{L})kindern geht(?: es|['’]?s) (?:\p{L}+ )?gut(?!\p{L})|(?<!\p{L})kinder (?:essen|schlafen|sind)(?!\p{L})/iu

const DRINK_AND_BLOWS =
  /(?<!\p{L})(?:the drink|the bottle|hits? (?:you|her|him)|te pega|le pega|el trago|säuft|trinkt|schlägt (?:dich|sie|ihn))(?!\p{L})/iu

/** A confidence answered where everybody reads it, and word from somebody who is in hiding. */
export function isInPrivate(text: string, tokens: readonly Token[]): boolean {
  if (isSaid(WHEREABOUTS, text, tokens) && SAFE.test(text) && !HARMLESS.test(text)) return true
  const isSilent = isSaid(SILENCE, text, tokens)
  const isMissent = isSaid(MISSENT, text, tokens)
  if ((!isSilent && !isMissent) || HARMLESS.test(text)) return false
  if (isSilent && isMissent) return true
  return (isDelicate(text) || DRINK_AND_BLOWS.test(text)) && (TO_YOU.test(text) || isOfAnother(text))
}
