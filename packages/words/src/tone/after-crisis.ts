import type { Tone } from '../model.ts'

/**
 * The weeks after a night on which somebody did not want to be any more: who comes, who stays, who is thanked. Each
 * is harmless by itself; one after the other they draw what is hidden.
 */
const NEAR = 14
const WEEKS = 45

/** Somebody comes and stays, a doctor listens, a night is slept through, there is a bit more each week. */
const HELD =
  /(?<!\p{L})(?:(?:moved|moving) in(?:to)?|(?:staying|stayed|stays) (?:with|at|for|over|the night)|(?:won['’]?t|not|doesn['’]?t) (?:go|going|leave|leaving) (?:home|away|me)|(?:rings?|calls?|comes?|texts?|drops? (?:in|round|by)|checks?) (?:\p{L}+ ){0,3}every|every (?:day|night|morning|evening|sunday|tuesday|thursday) now|(?:counsell?or|therapist|therapy|psychologist|gp|doctor|nurse|woman|lady|man)(?: \p{L}+){0,4} (?:listens|who listens)|(?:counsell?or|therapist|therapy|psychologist)|(?:see|seeing|saw|talk(?:ing|ed)? to|talk(?:ing|ed)? with|spoke (?:to|with)) (?:someone|somebody|a (?:doctor|counsell?or|lady|woman|man|professional))|somebody to talk to|(?:called|rang|phoned|texted|answered|picked up)(?: me)? at (?:two|three|four|2|3|4)|you know who you are|one day at a time|small steps|slept (?:through|six|seven|eight)|eating again|bit better|(?:se (?:vino|quedó|queda|mudó)|llegó) (?:\p{L}+ ){0,2}(?:conmigo|a vivir|a dormir|unos días|a quedarse|con maleta)|(?:viene|llama|pasa|marca) (?:\p{L}+ ){0,2}(?:todos los|cada)|de l[oa]s que (?:platican|escuchan)|(?:terapeuta|psicólog[oa]|terapia)|voy los (?:lunes|martes|miércoles|jueves|viernes)|habl(?:é|o|ando) con alguien|voy con alguien|un día a la vez|ya (?:duermo|como)|(?:kommt|ruft|schreibt|läutet|klingelt) (?:jetzt )?(?:\p{L}+ ){0,2}(?:jeden|jede|täglich)|(?:wohnt|schläft|bleibt) (?:jetzt |erst ?mal )?(?:hier|bei (?:mir|uns))|(?:therapeut|psycholog|beratung)\p{L}*|mit (?:wem|jemand(?:em)?) (?:geredet|gesprochen|rede)|(?:der|die) das gelernt hat|einen schritt nach dem|wieder (?:durch)?geschlafen|geht (?:einfach )?nicht (?:mehr )?weg|allein (?:lassen|gelassen))(?!\p{L})/iu
const THANKS = /(?<!\p{L})(?:thank(?:s| you)|ta|cheers|gracias|danke|merci|vergelt)(?!\p{L})/iu
/** Others, in whatever words. */
const OTHERS =
  /(?<!\p{L})(?:he|she|they|him|her|them|we|us|él|ella|ellos|nos|conmigo|er|sie|wir|uns|ihm|ihr)(?!\p{L})/iu
const LONGEST = 600

interface Told {
  text: string
  day: number | null
  tone: Tone
  isCrisis: boolean
  /** It names somebody who is known, or of one's own. */
  isOfSomebody: boolean
}

/** What the posts after such a night become, by their places in order of time. */
export function afterCrisis(posts: readonly Told[]): Map<number, Tone> {
  const found = new Map<number, Tone>()
  let crisis = Number.NEGATIVE_INFINITY
  posts.forEach((p, at) => {
    if (p.day === null) return
    if (p.isCrisis) {
      crisis = p.day
      return
    }
    const after = p.day - crisis
    if (p.tone === 'hidden' || after > WEEKS) return
    const text = p.text.slice(0, LONGEST)
    const isHeld = HELD.test(text)
    if (after > NEAR) {
      if (isHeld) found.set(at, 'hidden')
      return
    }
    const isAmongOthers = p.isOfSomebody || OTHERS.test(text) || THANKS.test(text)
    found.set(at, isHeld || isAmongOthers ? 'hidden' : 'amber')
  })
  return found
}
