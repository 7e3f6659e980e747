import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { stem } from '../tokens.ts'

interface Family {
  /** The share of posts that would surprise nobody. */
  usual: number
  words: Record<string, string>
}

/** Habits that words give away, by the words alone: a post is in water when it says rain, sea or puddle. */
const FAMILIES: Record<string, Family> = {
  water: {
    usual: 0.08,
    words: {
      en: 'sea rain rained raining rainy swim swam swimming beach river lake canal puddle pool lido boat ferry wave tide flood flooded wet soaked drizzle harbour quay shower fjord storm sleet',
      es: 'mar lluvia llueve llovió lloviendo playa río piscina barco ola charco mojado nadar nadé puerto tormenta',
    },
  },
  eats: {
    usual: 0.14,
    words: {
      en: 'cake bread dinner lunch breakfast chip curry pie soup cheese jam biscuit toast pizza roast pudding cook cooked baked baking ate eat eating sandwich sausage pancake gravy scone jar loaf bun egg potato chocolate salad lamb biryani custard piccalilli chips supper takeaway barbecue bacon butter pint beer wine',
      es: 'pan tarta comida cena desayuno sopa queso galleta tostada tortilla croqueta paella comer comí cenar bocadillo huevo patata chocolate turrón vino cerveza horno barra masa bizcocho jamón arroz',
    },
  },
  breaks: {
    usual: 0.07,
    words: {
      en: 'broke broken dropped burnt burned forgot forgotten lost spilt spilled smashed ruined',
      es: 'roto rota rompió quemado quemé quemó olvidado olvidé perdido perdí cayó caído',
    },
  },
  roams: {
    usual: 0.1,
    words: {
      en: 'train flight airport ferry drove driving road passport suitcase bus motorway plane luggage',
      es: 'tren vuelo aeropuerto maleta autobús coche carretera avión',
    },
  },
  young: {
    usual: 0.12,
    words: {
      en: 'kid kids son daughter baby toddler school homework bedtime nursery teenager teenagers grandchild grandson granddaughter',
      es: 'hijo hija hijos niño niña niños bebé colegio deberes nieto nieta guardería instituto',
    },
  },
  sleeps: {
    usual: 0.06,
    words: {
      en: 'bed sleep slept asleep nap tired pillow duvet snoring sofa pyjamas',
      es: 'cama dormir dormí dormido dormida siesta sueño almohada sofá despierto desperté',
    },
  },
  digs: {
    usual: 0.05,
    words: {
      en: 'garden allotment plant planted seed shed hedge weed compost dig dug mud tomato courgette marrow rhubarb lawn mowed spade greenhouse bulb pot rose',
      es: 'huerto jardín planta plantar semilla tierra maceta tomate calabacín regar pala abono',
    },
  },
  returns: {
    usual: 0.16,
    words: {
      en: 'again back still same returned another',
      es: 'vuelvo volvemos vuelta sigue todavía misma mismo siguen volvió',
    },
  },
}

export const TRAIT_KEYS = Object.keys(FAMILIES)

export function findTraits(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  for (const [trait, { usual, words }] of Object.entries(FAMILIES)) {
    const forms = [...new Set((words[corpus.language] ?? '').split(' ').filter(Boolean).map(stem))]
    if (forms.length === 0) continue
    const wanted = new Set(forms)
    const reads = corpus.reads.filter((r) => r.words.some((w) => wanted.has(stem(w)) || wanted.has(w)))
    if (reads.length < 3) continue
    const clear = reads.filter((r: Read) => r.tone === 'clear' && !r.unquotable && !r.greeting && r.when)
    const rate = reads.length / corpus.reads.length
    found.push({
      id: `trait:${trait}`,
      kind: 'trait',
      score: Math.min(2.5, rate / usual),
      posts: clear.slice(0, 300).map((r) => r.id),
      data: { trait, count: reads.length, forms },
    })
  }
  return found
}
