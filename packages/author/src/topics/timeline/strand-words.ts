import type { Spoken } from '../../writing/wordings.ts'

/** Whole words, whatever their case. */
const anyOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Something is otherwise than it was. */
export const CHANGE: Record<Spoken, RegExp> = {
  en: anyOf(
    `built|rebuilt|open|opened|finished|fixed|mended|repaired|replaced|returned|brought back|back|bought|sold|gave up|given up|giving up|took over|taken over|taking over|handed|moved|moving|left|retired|retiring|promoted|planted|painted|signed|split|broke|broken|approved|started|stopped|passed|failed|won|beat|beaten|drew|draw|first time|for once|no longer|no more|any ?more|instead|in the end|finally|at last|new|now|zero|gold|dismissed|discharged|owns|partner|married|engaged|expecting|born`,
  ),
  es: anyOf(
    `abrí|abrió|cerré|cerró|terminé|terminó|acabé|acabó|arreglé|arregló|compré|compró|vendí|vendió|devolvió|devolví|regresó|volvió|cambié|cambió|se cambió|dejé|dejó|se fue|se jubiló|se casó|nació|se graduó|aprobé|aprobó|reprobé|gané|ganó|ganamos|perdí|perdió|por primera vez|primera vez|ya no|ya está|ya es|por fin|al final|ahora|nuev[oa]s?|cobré|entré|prendió|quedó`,
  ),
  de: anyOf(
    `eröffnet|auf|zu|gebaut|eingebaut|umgebaut|fertig|repariert|zurück|wieder da|gekauft|verkauft|abgegeben|aufgegeben|übernommen|umgezogen|gegangen|in Rente|verlobt|geheiratet|heiratet|erwartet|geboren|bestanden|gewonnen|verloren|zum ersten Mal|nicht mehr|kein\\p{L}* mehr|stattdessen|endlich|am Ende|jetzt|neue[nrsm]?|gefahren|geschaltet|angefangen`,
  ),
}

/** Words of a last post: it is over, it has come round, or so much time has gone by. */
export const END: Record<Spoken, RegExp> = {
  en: anyOf(
    `goodbye|farewell|last|end|over|finally|at last|finished|done|retired|retiring|retires|gave up|given up|gone|back|home|won|wins|passed|sold|closed|closes|open|opened|married|dismissed|discharged|gold|zero|no more|never|for good|years|first|second|third|again|still|older|same|handed|received|paid|owns|partner|planted|built|level|grown`,
  ),
  es: anyOf(
    `adiós|me despedí|despedida|últim[oa]s?|fin|acabó|terminó|terminé|por fin|al final|otra vez|de nuevo|todavía|sigue|sigo|volvió|regresó|devolvió|se fue|se jubiló|se casó|se graduó|tengo prepa|ya soy|ya es|ya está|ya supe|ya no|años|abrí|primer[oa]?|primera vez|igual|mism[oa]|gané|ganó|quedó|cobré`,
  ),
  de: anyOf(
    `Abschied|verabschiedet|letzte[nrsm]?|ende|vorbei|fertig|endlich|wieder|immer noch|noch immer|zurück|zuhause|gewonnen|bestanden|verkauft|zugemacht|macht zu|abgegeben|aufgegeben|geheiratet|in Rente|Jahre[n]?|erste[nrsm]?|zum ersten Mal|nie|nicht mehr|kein\\p{L}* mehr|früher|Meisterin|Meister|gleich|selbe[nrsm]?|geschafft|steht`,
  ),
}

/** What happens to somebody once. */
export const LIFE: Record<Spoken, RegExp> = {
  en: anyOf(
    `(?:is|was) born|arrived|it['’]s a (?:girl|boy)|expecting|pregnant|engaged|married|(?:has|have) met|moved (?:in|out|to|home)|moving|off to|started (?:school|work|in|at|as|today)|starting|first day|graduated|graduates|passed (?:his|her|the)|apprentice|promoted|qualified|citizenship|partner|manager|retired|retiring|retires|won|taking over|took over|owns`,
  ),
  es: anyOf(
    `nació|espera(?:n)? (?:un )?bebé|embarazada|se comprometió|se casó|se casan|se casa|se mudó|se fue a vivir|se fue a|entró a|empezó|primer día|se graduó|se tituló|aprobó|aprendiz|lo ascendieron|la ascendieron|se jubiló|ganó|ya es`,
  ),
  de: anyOf(
    `geboren|ist da|erwartet|schwanger|verlobt|geheiratet|heiratet|zieht|umgezogen|angefangen|eingeschult|Einschulung|Abschluss|bestanden|Gesellin|Geselle|Meisterin|Meister ist|Lehre|befördert|in Rente|gewonnen|übernommen|Prüfung`,
  ),
}
