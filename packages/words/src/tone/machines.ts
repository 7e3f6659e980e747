import type { Token } from '../tokens.ts'

/** Whoever is spoken of with these is a van, a boat or a boiler, whatever it is called. */
const PARTS =
  /^(?:van|minivan|car|truck|pickup|suv|camper|rv|boat|moped|scooter|engine|motor|alternator|transmission|gearbox|clutch|brakes|brake|tires|tyres|tire|tyre|battery|odometer|mileage|miles|mpg|exhaust|muffler|radiator|carburettor|carburetor|spark|mechanic|mot|tow|towed|jumper|cables|windshield|windscreen|bumper|dashboard|hood|bonnet|oil|petrol|diesel|gas|rust|wheels|furgoneta|camioneta|coche|carro|moto|motor|llantas|bateria|frenos|embrague|aceite|taller|mecanico|grua|kilometros|gasolina|auto|wagen|bus|moped|motorrad|traktor|getriebe|kupplung|reifen|batterie|bremsen|auspuff|vergaser|werkstatt|mechaniker|pickerl|tuv|benzin|diesel|rost|kilometer|km|anlasser|zundkerze|lichtmaschine)$/
const SAYS =
  /^(?:says|said|asks|asked|told|thinks|laughed|cried|rang|called|texted|wrote|waited|waits|brought|brings|came|comes|wants|wanted|likes|loves|gave|gives|made|makes|cooked|married|helped|fixed|drove|drives|bought|sent|trajo|vino|quiere|hizo|regalo|arreglo|bringt|brachte|kommt|kam|will|wollte|macht|hat|schenkt|repariert|dice|dijo|pregunto|llamo|escribio|sagt|sagte|fragt|meint|ruft)$/
/** Nobody services a friend. */
const SERVICED =
  /^(?:service|serviced|servicing|repair|repaired|rewired|rewire|descaled|descale|unplug|unplugged|reboot|rebooted|recharge|recharged|reparar|reparado|repararon|desenchufar|gewartet|repariert|entkalkt|warten)$/
const LEAST = 2
const SHARE = 0.5

/** Names that stand among parts of machines more often than not, and never say anything. */
export function machinesAmong(
  tokens: readonly (readonly Token[])[],
  names: ReadonlySet<string>,
  pets: ReadonlySet<string>,
): Set<string> {
  const named = new Map<string, { posts: number; parts: number; alive: number; serviced: number }>()
  for (const list of tokens) {
    const here = new Set(list.filter((t) => t.isCapital && names.has(t.key)).map((t) => t.key))
    const hasParts = here.size > 0 && list.some((t) => PARTS.test(t.key))
    for (const key of here) {
      const found = named.get(key) ?? { posts: 0, parts: 0, alive: 0, serviced: 0 }
      found.posts++
      if (hasParts) found.parts++
      const isAlive = list.some(
        (t, at) => pets.has(t.key) || (t.key === key && SAYS.test(list[at + 1]?.key ?? '')),
      )
      if (isAlive) found.alive++
      if (list.some((t, at) => t.key === key && isServiced(list, at))) found.serviced++
      named.set(key, found)
    }
  }
  return new Set(
    [...named].flatMap(([key, { posts, parts, alive, serviced }]) =>
      alive === 0 && (serviced > 0 || (parts >= LEAST && parts >= posts * SHARE)) ? [key] : [],
    ),
  )
}

/** “He came to service Brenda”, in one sentence; what of hers is mended is another thing. */
function isServiced(list: readonly Token[], at: number): boolean {
  const own = list[at] as Token
  if (/['’]s$/.test(own.raw)) return false
  return [list[at - 1], list[at + 1]].some((t) => t?.sentence === own.sentence && SERVICED.test(t.key))
}
