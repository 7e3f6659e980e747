import type { Tone } from '../model.ts'
import type { Token } from '../tokens.ts'
import { LAUGHS } from './absence/absence.ts'
import { isSaid, waysToSay } from './class-of.ts'

/** Words in which a parish, a village or a family says that somebody has died. */
const GONE = waysToSay(
  'reposing repose removal reward god lord vet adelantó descansa diosito ojitos alma erlöst geschafft zugemacht heimgeholt tierarzt veterinario tierärztin aufgewacht vets',
  [
    /(?<!\p{L})reposing (?:at|in|from|tomorrow|today)(?!\p{L})|(?<!\p{L})gone to (?:god|(?:her|his) (?:eternal )?(?:reward|rest)|the lord)(?!\p{L})|(?<!\p{L})(?:god|the lord) (?:called|took) (?:him|her) (?:home|from us|to himself|this|last)(?!\p{L})/iu,
    /(?<!\p{L})se (?:nos |me )?adelantó (?:en el camino|mi|el abuelo|la abuela|don|doña|mamá|papá|esta|anoche|ayer)(?!\p{L})|(?<!\p{L})ya descansa (?:con|en|mi|de tanto|junto)(?!\p{L})|(?<!\p{L})ya está con (?:dios|diosito|mi (?:papá|mamá|abuel[oa]))(?!\p{L})|(?<!\p{L})(?:cerró|cerraron) (?:sus|los) ojitos(?!\p{L})|(?<!\p{L})(?:entregó|dio) (?:su|el) alma(?!\p{L})/iu,
    /(?<!\p{L})(?:ist|wurde) (?:heute |gestern |endlich |nun |jetzt |friedlich ){0,2}(?:erlöst|heimgeholt)(?: worden)?(?!\p{L})|(?<!\p{L})augen (?:für immer )?zugemacht(?! und (?:geträumt|gewartet|gezählt))(?!\p{L})|(?<!\p{L})ist (?:heute |gestern |am \p{L}+ )?nicht mehr aufgewacht(?!\p{L})/iu,
    // For an animal it is the vet who comes.
    /(?<!\p{L})vet (?:\p{L}{2,8} ){0,5}(?:came|come) (?:out )?to (?:the|our) (?:house|yard|farm|barn)(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:quiet|lap|blanket|last|held|goodbye|burger|hamburger|buried|gone|years)(?!\p{L})/iu,
    /(?<!\p{L})(?:vino|veterinari[oa]) (?:el veterinario |la veterinaria |vino )?(?:a la|hasta la) casa(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:callada|cobija|última|adiós|enterr\p{L}+|sin (?:él|ella)|años)(?!\p{L})/iu,
    /(?<!\p{L})tier(?:arzt|ärztin) (?:\p{L}{2,8} ){0,3}(?:nach hause|ins haus|zu uns) (?:gekommen|kam)(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:still|decke|letzte\p{L}?|abschied|begraben|leer|jahre)(?!\p{L})/iu,
  ],
)
/** A calf was born, a dog was vaccinated. */
const AND_WELL =
  /(?<!\p{L})(?:vaccinat\p{L}+|jabs?|booster|calved|calf|foal\p{L}*|lambs?|neuter\p{L}*|chip(?:ped)?|vacun\p{L}+|becerro|potro|parto|geimpft|impf\p{L}+|kalb|fohlen|kastrier\p{L}+|stau|prüfung)(?!\p{L})/iu

/** The first of the days that are kept without somebody, whether or not it is said who. */
const FIRST_WITHOUT = waysToSay('first primer primera primeras erste erster erstes ersten', [
  /(?<!\p{L})first (?:mother['’]?s day|father['’]?s day|mothers day|fathers day|christmas|birthday|easter|thanksgiving|new year['’]?s?|summer|harvest) without(?= *(?:[.,;!?]|$)| (?:him|her|them|mum|mom|mam|mammy|dad|daddy|nan|gran|grandad|grandpa|grandma)(?!\p{L}))/iu,
  /(?<!\p{L})primer(?:a|as)? (?:día de (?:las madres|la madre|el padre|muertos)|navidad|cumpleaños|año nuevo|posada) sin(?= *(?:[.,;!?]|$)| (?:él|ella|ellos|mi (?:mamá|papá|amá|apá|abuel[oa])|mamá|papá)(?!\p{L}))/iu,
  /(?<!\p{L})erste[rs]? (?:muttertag|vatertag|weihnachten|geburtstag|ostern|silvester|advent|heiligabend) ohne(?= *(?:[.,;!?]|$)| (?:ihn|sie|euch|mama|papa|mutti|vati|oma|opa)(?!\p{L}))/iu,
])
/** An animal that nobody owned, found and laid aside. */
const LAID_ASIDE = waysToSay('shovel tar road branches pala carretera schaufel straße zweige', [
  /(?<!\p{L})(?:lifted|carried|moved) (?:him|her|it) (?:in |up )?off the (?:tar|road|tarmac|verge)(?!\p{L})/iu,
  /(?<!\p{L})l[oae] (?:quité|levanté|recogí) de la (?:carretera|calle)(?!\p{L})[\s\S]{0,80}(?<!\p{L})(?:pala|tierra|ramas|enterr\p{L}+)(?!\p{L})/iu,
  /(?<!\p{L})von der straße (?:gehoben|getragen|geholt)(?!\p{L})[\s\S]{0,80}(?<!\p{L})(?:zweige?n?|schaufel|zugedeckt|begraben)(?!\p{L})/iu,
])

/** How gravely a death is told where no word for dying stands. */
export function passingIn(text: string, tokens: readonly Token[]): Tone {
  if (LAUGHS.test(text)) return 'clear'
  if (isSaid(GONE, text, tokens) && !AND_WELL.test(text)) return 'red'
  return isSaid(FIRST_WITHOUT, text, tokens) || isSaid(LAID_ASIDE, text, tokens) ? 'amber' : 'clear'
}
