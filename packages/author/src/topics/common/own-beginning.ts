import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import { inOrder } from '../../reading/in-order.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { retell } from '../../writing/retelling/index.ts'
import { namesIn, tellerOf, wordCount } from '../../writing/telling.ts'
import { LEAVES, nominalTrade } from './trade.ts'

/** Where people work. */
const PLACE: Record<Dossier['spoken'], string> = {
  en: "shop|bookshop|bakery|pub|caf[eé]|garage|workshop|salon|stall|kiosk|surgery|clinic|nursery|bar|restaurant|diner|studio|forge|foundry|mill|farm|dairy|orchard|vineyard|brewery|factory|plant|office|depot|warehouse|yard|shipyard|boatyard|docks|harbour|ward|hospital|school|library|museum|theatre|cinema|station|railway|ferry|council|hotel|laundry|launderette|quarry|mine|pit|cemetery|butcher[’']?s|baker[’']?s|barber[’']?s|chemist[’']?s|pharmacy|call cent(?:re|er)|business",
  es: 'local|tienda|taller|panadería|bar|café|cafetería|restaurante|cantina|puesto|quiosco|kiosco|peluquería|farmacia|ferretería|papelería|librería|imprenta|zapatería|carnicería|pescadería|verdulería|almacén|consultorio|clínica|hospital|escuela|biblioteca|museo|fábrica|oficina|mercado|puerto|estación|granja|finca|chacra|huerta|vivero|bodega|hotel|fonda|obra|depósito',
  de: '\\p{L}*(?:laden|werkstatt|bäckerei|kneipe|wirtschaft|gasthof|betrieb|praxis|salon|kiosk|gärtnerei|buchhandlung|apotheke|fabrik|werft|depot|klinik|krankenhaus|schule|bücherei|bibliothek|museum|bahnhof|hafen|kantine|küche|imbiss|druckerei|schlosserei|tischlerei|stellwerk|schwimmbad|freibad|bauhof)',
}

/** “Started at the dairy”, “I have taken over the salon”: a work that begins, in a sentence of one's own. */
const BEGINS: Record<Dossier['spoken'], RegExp> = {
  en: new RegExp(
    `^(?:I |We |I have |I['’]ve |We have |We['’]ve )?(?:started|joined|opened|bought|took over|taken over|taken on|rent|rented|leased|inherited) (?:work |a (?:new )?job |my (?:training|apprenticeship) )?(?:(?:at|in|on|with) )?(?:an?|the|our|my|\\p{Lu}\\p{L}{1,30}['’]?s?) (?:\\p{L}{1,30} ){0,3}(?:${PLACE.en})(?!\\p{L})`,
    'iu',
  ),
  es: new RegExp(
    `^(?:Hoy |Yo )?(?:abrí|compré|alquilé|renté|arrendé|heredé|empecé|entré|puse) (?:a trabajar )?(?:en )?(?:el|la|un|una|mi) (?:\\p{L}{1,30} ){0,3}(?:${PLACE.es})(?!\\p{L})`,
    'iu',
  ),
  de: new RegExp(
    `^Ich (?:mache?|eröffne|übernehme|pachte|habe?|fange?) (?:\\S{1,30} ){0,5}(?:${PLACE.de}) ?(?:auf|an|gepachtet|übernommen|gekauft|eröffnet|gemietet|angefangen)?(?=[.,!]|$)`,
    'iu',
  ),
}

/** Said beside a notice that was handed in: what comes instead. */
const INSTEAD =
  /^I(?:['’]m| am) going to (?!be (?:late|sick|away|home)|miss|have|get|sleep|cry|need)\p{Ll}+ /u

const LONGEST = 14
/** A work that somebody else begins, or wishes for. */
const OTHERS =
  /(?<!\p{L})(?:their|he|she|they|if|wish|not|never|nicht|kein\p{L}*|no|nunca|another|otra|otro)(?!\p{L})/iu

/** What somebody's work began with, retold: “After eleven years in Haulage Claims Una was going to keep bees.” */
export function ownBeginning(d: Dossier): Sentence | null {
  if (!d.hasName) return null
  for (const { id, text } of d.posts.toSorted(inOrder)) {
    if (!d.mild(id) || d.day(id) === 0) continue
    const leaves = LEAVES.test(text)
    for (const s of d.sentences(id)) {
      const isBeginning = BEGINS[d.spoken].test(s.text) || (leaves && INSTEAD.test(s.text))
      const told = isBeginning ? toldOf(d, s.text) : null
      if (told) return said(d, id, told, leaves)
    }
  }
  return null
}

/** Nobody is introduced by a weekday. */
const ON_A_DAY = / (?:on (?:the )?)?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/u

function toldOf(d: Dossier, sentence: string): string | null {
  const clause = d.spoken === 'de' ? (sentence.split(/,(?! \p{Ll})/u)[0] ?? '') : sentence
  if (OTHERS.test(clause) || wordCount(clause) > LONGEST) return null
  const told = retell(clause, d.spoken, tellerOf(d), { subject: null, named: [] })
  if (told?.subject !== d.name || OTHERS.test(told.text)) return null
  return namesIn(d, told.text).every((n) => n === d.name)
    ? told.text.replace(/[.]$/, '').replace(ON_A_DAY, '')
    : null
}

function said(d: Dossier, id: number, told: string, leaves: boolean): Sentence {
  const { y } = fromDay(d.day(id))
  const [work] = d.stories.background.work?.posts ?? []
  const before = work === undefined ? null : nominalTrade(d)
  const trade =
    before === null || work === undefined
      ? ''
      : d.spoken === 'de'
        ? before
        : before.charAt(0).toLowerCase() + before.slice(1)
  if (d.spoken === 'en' && trade && work === id && leaves)
    return say(`After ${trade}, ${told} in ${y}.`, post(id))
  if (d.spoken === 'de') {
    const isEarlier = trade !== '' && work !== undefined && d.day(work) < d.day(id)
    const then = isEarlier ? `${fromDay(d.day(work)).y}: ${d.name} ist ${trade.split(',')[0]}. ` : ''
    return say(`${then}${y}: ${told}.`, post(...(isEarlier ? [work] : []), id))
  }
  return say(`${d.spoken === 'es' ? 'En' : 'In'} ${y} ${told}.`, post(id))
}
