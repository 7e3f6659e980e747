export const ADDED = [
  /^(?:add|include|put in|insert|append|ask (?!me|you)(?:for |about |also |them |people |if |whether |how |what |which )|also ask|(?:you |we )?(?:forgot|missed|left out)|don[’']?t forget|(?:there(?:[’']s| is) )?(?:nothing|something missing) (?:on|about)|what about|how about|missing:?|(?:a |one |another |new )question (?:on|about|for|asking)|one (?:more )?(?:on|about)|(?:put )?something (?:nice |small |fun )?(?:in )?(?:about|on|for|too)|there be|could there be|can there be|whether (?:they|people|anyone|somebody|someone|you|it|we)|new question|put (?!.{2,40}(?:first|last|after|before|at the)).{2,40} in(?:[ ,]|$)|put: |put “|put ")/iu,
  /^(?:añade|agrega|incluye|mete|añádeme|pregunta(?:les)?\s(?:por|sobre|si|cuánt\p{L}*|qué|cómo)|falta(?:n|ría)?|te (?:has olvidado|olvidaste|falta)|(?:otra|una) (?:pregunta )?(?:sobre|de|para)|algo (?:sobre|de|para)|pon (?:algo|una|otra|también)|pon:)(?!\p{L})/iu,
  /^(?:füg\p{L}*|ergänz\p{L}*|noch (?:was|etwas|eine?|ob|wie|wer|wann|wo)|ob (?:jemand|sie|man|ihr|die leute)|frag(?:e|en)? (?:auch |noch )?(?:nach|ob|wie|was|wann|wer)|es fehlt|fehlt(?: noch)?|da fehlt|(?:du hast|haben wir) .{2,60} vergessen|was ist mit|eine (?:weitere )?frage|nimm .{2,60} (?:auf|rein|dazu)|schreib (?:noch )?(?:was|eine))(?!\p{L})/iu,
]
const VERB_OF_ADDING =
  /^(?:(?:please |also |and )*(?:add|include|put in|insert|append|ask(?: for| about| also| them)*|you forgot|forgot|we forgot|you missed|you left out|don[’']?t forget|there(?:[’']s| is) nothing (?:on|about)|what about|how about|missing|could there be|can there be|there be|put|new question|añade|agrega|incluye|mete|añádeme|pregunta(?:les)?(?: por| sobre)?|faltan?|faltaría|te has olvidado(?: de)?|te olvidaste(?: de)?|te falta|pon|füg\p{L}*|ergänz\p{L}*|noch|frag(?:e|en)?(?: auch| noch)?(?: nach)?|es fehlt(?: noch)?|fehlt(?: noch)?|da fehlt|du hast|was ist mit|schreib))[\s:,]+/iu
const A_THING =
  /^(?:(?:the |an? |one |another |some|more |noch |una |otra |eine |ein |weitere |new |nice |small |little |quick |short |bit |also |too |kleine |fun )*(?:question|one|something|some thing|thing|pregunta|algo|frage|was|etwas)s?(?: nice| small| fun| too| in| in too)*(?:[\s,]+(?:about|on|regarding|asking(?: about| for| them)?|for|like|with|sobre|de|para|acerca de|por|zu[rm]?|über|nach|mit|wegen|bei))?|about|on|for|sobre|acerca de|zu[rm]?|über|nach|mit|like|also)[\s:,]+/iu
const AFTER_ADDING =
  /(?<![\s,])[\s,]+(?:hinzu|dazu|rein|ein|noch|auch|vergessen|mit auf|in too|in|too|as well|también|además)$/iu

export function withoutVerb(text: string): string {
  let rest = text.trim()
  for (let next = rest.replace(VERB_OF_ADDING, ''); next !== rest; next = rest.replace(VERB_OF_ADDING, ''))
    rest = next.trim()
  for (let next = rest.replace(A_THING, ''); next !== rest; next = rest.replace(A_THING, ''))
    rest = next.trim()
  return rest.replace(AFTER_ADDING, '').trim()
}
