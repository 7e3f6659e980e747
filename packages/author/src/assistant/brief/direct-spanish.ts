const PEOPLE =
  '(?:(?:a )?(?:los|las|nuestros|nuestras|sus) )(?:vecin[oa]s|padres|madres|niñ[oa]s|familias|soci[oa]s|miembros|alumn[oa]s|clientes|visitantes|usuari[oa]s|emplead[oa]s|compañer[oa]s|pacientes|voluntari[oa]s|participantes|jóvenes|mayores|jugador[ea]s|profesor[ea]s|viajer[oa]s|inquilin[oa]s|residentes|estudiantes|personas)|(?:la )?gente'
const WH =
  /^(?:(?:a|de|en|con|para|por|hasta|desde) )?(?:qué|que|cuándo|cuando|cuánt[oa]s?|cuant[oa]s?|cómo|como|adónde|dónde|donde|quién(?:es)?|cuál(?:es)?|por qué)(?!\p{L})/iu
const IRREGULAR: Record<string, string> = {
  están: 'estás|está',
  van: 'vas|va',
  han: 'has|ha',
  ven: 'ves|ve',
  dan: 'das|da',
}
const INFINITIVE = /^\p{L}+(?:ar|er|ir|ír)(?:l[oae]s?|se|nos)?$/u
const NOT_INFINITIVE = /^(?:lugar|bar|mujer|taller|ayer|mar|hogar|par|tercer|primer|mejor|alquiler)$/u

const asked = (text: string) => {
  const bare = text.replace(/[\s?.!,]+$/u, '').replace(/^¿/u, '')
  const upper = (letter: string) => letter.toLocaleUpperCase('es')
  return `¿${bare.replace(/^\[(\p{L})([^|\]]*)\|(\p{L})/u, (_, a: string, rest: string, b: string) => `[${upper(a)}${rest}|${upper(b)}`).replace(/^\p{L}/u, upper)}?`
}

const accented = (text: string) =>
  text.replace(
    /^((?:(?:a|de|en|con|para|por|hasta|desde) )?)(que|cuando|como|donde|cuanto|cuanta|cuantos|cuantas)(?!\p{L})/iu,
    (_, lead: string, word: string) =>
      lead +
      ({
        que: 'qué',
        cuando: 'cuándo',
        como: 'cómo',
        donde: 'dónde',
        cuanto: 'cuánto',
        cuanta: 'cuánta',
        cuantos: 'cuántos',
        cuantas: 'cuántas',
      }[word.toLowerCase()] ?? word),
  )

/** What several do, asked of one: “quieren” is `[quieres|quiere]`. */
function toYou(verb: string): string | null {
  const known = IRREGULAR[verb.toLowerCase()]
  if (known) return `[${known}]`
  // Of whoever is asked, where nobody else is named.
  if (/^(?:puede|quiere|necesita|prefiere)$/iu.test(verb)) return `[${verb}s|${verb}]`
  if (/(?:aron|ieron)$/u.test(verb)) return null
  if (!/(?:an|en|án|én)$/u.test(verb) || verb.length < 4) return null
  const one = verb.slice(0, -1)
  return `[${one}s|${one}]`
}

function addressed(words: string[], isManner: boolean): string {
  const at = words.findIndex(
    (word) =>
      toYou(word) !== null &&
      !/^(?:quien|quién|alguien|nadie|bien|también|orden|imagen|joven|examen|tren|sin|con)$/iu.test(word),
  )
  const after = words.slice(at + 1).join(' ')
  const others =
    /^(?:los|las) \p{L}+s(?!\p{L})/u.test(after) && !new RegExp(`^(?:${PEOPLE})`, 'iu').test(after)
  if (at < 0 || (isManner && others)) return words.join(' ')
  return [...words.slice(0, at), toYou(words[at] ?? ''), ...words.slice(at + 1)].join(' ')
}

const withoutPeople = (text: string) =>
  text
    .replace(/(?<!\p{L})(?:de |a )?(?:la gente|las personas|los|las|quienes) que (?!les|le|te)[^,]+$/iu, '')
    .replace(new RegExp(`(?<!\\p{L})(?:${PEOPLE})(?!\\p{L})\\s*`, 'giu'), '')
    .replace(/(?<!\p{L})les(?!\p{L})/giu, '[te|le]')
    .replace(/(?<!\p{L})se (?=\p{L}+[ae]n(?!\p{L}))/giu, '[te|se] ')
    .replace(/(?<!\p{L})su(s?)(?!\p{L})/giu, 'tu$1')
    .replace(/\s+/gu, ' ')
    .trim()

/** “quién tiene coche” asks each “¿tienes coche?”. */
function ofOneself(text: string): string | null {
  const [, self = '', verb = '', rest = ''] =
    /^quién(?:es)? ((?:se |lo |la |le )?)(\p{L}+)(.*)$/iu.exec(text) ?? []
  if (!verb || /^(?:debe|debería|deberían)$/iu.test(verb)) return null
  const one = verb
    .replace(/(?<=[ae])n$/u, '')
    .replace(/^son$/u, 'es')
    .replace(/^están$/u, 'está')
  if (!/[aeáé]$/u.test(one)) return null
  const pronoun = /^se /iu.test(self) ? '[te|se] ' : self.toLowerCase()
  return `${pronoun}[${one}s|${one}]${rest}`
}

/** “¿estás cansadas?” is asked of one. */
const ofOne = (text: string) =>
  text.replace(
    /(estás\|está\]|sientes\|siente\]|\[te\|se\] \[sientes\|siente\]) ((?:muy |más |bien )?)(\p{L}{3,}?)([oa])s(?!\p{L})/giu,
    '$1 $2$3$4',
  )

/** What the children of those who are asked do is asked of them. */
const OF_CHILDREN = /^si sus (hij[oa]s|niñ[oa]s) (.+)$/iu

export function directSpanish(clause: string): string | null {
  const [, children, does] = OF_CHILDREN.exec(clause.trim()) ?? []
  if (children && does) return `¿[Tus|Sus] ${children} ${does.replace(/[\s?.!,]+$/u, '')}?`
  const text = accented(
    withoutPeople(
      clause
        .trim()
        .replace(/[\s?.!,]+$/u, '')
        .replace(/^¿/u, ''),
    ),
  )
  const self = ofOneself(text)
  if (self) return asked(self)
  const whether = /^si (.+)$/iu.exec(text)?.[1]
  const many = /^cuánt[oa]s \p{L}+$/iu.exec(text)?.[0]
  if (many) return asked(`${many} [tienes|tiene]`)
  const bare = /^(?:qué|cuál) (\p{L}+)$/iu.exec(text)?.[1]
  if (bare && !toYou(bare)) return asked(`qué ${bare} [te|le] gustaría más`)
  const words = (whether ?? text).split(' ')
  const isInfinitive = (word: string) => INFINITIVE.test(word) && !NOT_INFINITIVE.test(word)
  if (whether) {
    if (isInfinitive(words[0] ?? '')) return asked(`deberíamos ${whether}`)
    return asked(ofOne(addressed(words, false)))
  }
  if (!WH.test(text))
    return /^(?:debe|debería|deberíamos|es|son|hay|hace|conviene|quieren|quieres|hacen|necesitamos) /iu.test(
      text,
    )
      ? asked(addressed(words, false))
      : null
  const [wh = ''] = WH.exec(text) ?? []
  const from = wh.split(' ').length
  const at = words.findIndex((word, place) => place >= from && isInfinitive(word))
  const hasFinite = words
    .slice(from, at < 0 ? undefined : at)
    .some(
      (word) =>
        /(?:amos|emos|imos|[ae]n|án|én|á|ó|ía|ía[ns]?|es|debe|puede|son)$/u.test(word) &&
        word.length > 2 &&
        !/^(?:actividades|clases|tardes|noches|meses|viernes|lunes|martes|jueves|veces|horarios?|día|días)$/u.test(
          word,
        ),
    )
  if (at >= 0 && at - from <= 2 && !hasFinite)
    return asked([...words.slice(0, at), 'deberíamos', ...words.slice(at)].join(' '))
  if (words.length <= from + 1 && at < 0) return asked(addressed(words, false))
  return asked(addressed(words, /^(?:cómo|cuándo|dónde)/iu.test(wh)))
}
