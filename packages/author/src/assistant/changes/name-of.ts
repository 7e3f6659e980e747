const BEFORE =
  /^(?:(?:please|bitte|can|you|could|add|include|make|give|set|let|put|change|use|need|needs|want|have|ask|rank|order|sort|the|an?|one|another|for|in|on|at|with|question|about|over|list|of|also|noch|auch|füge?|ergänze?|mach|gib|setz|bei[m]?|für|die|der|das|den|dem|eine?n?|frage|nach|zu[rm]?|über|mit|añad\p{L}*|agreg\p{L}*|pon\p{L}*|haz|cambia|la|el|las|los|una?|pregunta|de|del|sobre|para|con|en|lo)\s){1,8}/iu
const BEHIND =
  /(?:\s(?:one|ones|question|questions|list|options?|choices?|answers?|should|must|needs?|has|have|to|be|with|as|are|is|these|the|from|between|frage|fragen|mit|auswahl|antworten|optionen|als|soll(?:te)?|zum|pregunta|con|opciones|respuestas|que|sea|como|where (?:they|people) (?:can )?(?:pick|choose|tick|rank|put)(?: from)?|:)){1,6}$/iu

/** What a question is called, without the words around it. */
export function nameOf(text: string): string {
  const bare = text
    .replace(/["“„«”»]/gu, '')
    .replace(/(?<!\p{L})['‘]|['’](?!\p{L})/gu, '')
    .trim()
  const name = bare.replace(BEHIND, '').replace(BEFORE, '').replace(BEHIND, '').trim()
  return /\p{L}{2}/u.test(name) ? name : bare
}
