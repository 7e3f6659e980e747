import { fold } from '@youzine/words'

/**
 * Words that carry no story in any sentence: articles, pronouns, prepositions, auxiliaries, and the verbs and
 * times that every post has. No everyday noun is among them: a dog, a door, a list can be a story.
 */
const ENGLISH = `a an the this that these those my your his her its our their mine yours hers ours theirs i me we us you he him she it they them myself himself herself itself themselves who whom whose which what when where why how
and or but nor so yet if because although though while as than then there here not no never none nothing nobody everything everybody everyone something somebody someone anything anybody anyone all both each every either neither some any many much more most less least few several other another such same own only just even still again also too very quite rather almost nearly about around over under above below between among through during before after since until till by with without within of off on onto in into out up down at to from for against toward towards near away back
be am is are was were been being have has had having do does did doing done will would shall should can could may might must ought let lets don't doesn't didn't won't wouldn't can't couldn't isn't aren't wasn't weren't haven't hasn't hadn't i'm i've i'll i'd you're we're they're it's that's there's he's she's we've they've we'll they'll she'd he'd they'd who'd what's let's
say says said saying tell tells told telling ask asks asked asking go goes went going gone come comes came coming get gets got getting make makes made making take takes took taken taking give gives gave given giving put puts putting see sees saw seen seeing look looks looked looking know knows knew known think thinks thought want wants wanted find finds found keep keeps kept use used need needs like likes liked seem seems seemed mean means meant feel feels felt try tries tried call calls called calling start starts started leave leaves left turn turns turned bring brings brought
today yesterday tomorrow tonight now day days week weeks month months year years time times hour hours minute minutes morning afternoon evening night ago later soon once twice ever always sometimes often first last next new old good great big little long own one two three four five six seven eight nine ten eleven twelve well way thing things lot bit people end name names hand hands head side part kind sort rest place front top middle face eyes moment world man men woman women lad guy person half whole oh yes ok yeah please thanks thank
mr mrs ms dr
https http www com
outside inside along across behind beside beyond upon per via xmas
happy birthday merry congratulations congrats
wee aye yer ya ye ain't gonna gotta wanna kinda dunno cos cuz bout till til mine lol haha hahaha omg btw tbh imo idk etc am pm yep nope nah hey hi hello wow okay literally actually really basically honestly apparently possibly probably definitely exactly finally properly perfectly entirely absolutely`

const SPANISH = `el la los las un una unos unas lo al del de a ante bajo con contra desde durante en entre hacia hasta para por según sin sobre tras y e o u ni que si pero sino aunque porque pues como cuando donde dónde cómo cuándo quién quien cuál cual qué
yo tú él ella ello nosotros ustedes ellos ellas me te se nos le les mí ti mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas eso esto aquel aquella aquello otro otra otros otras mismo misma todo toda todos todas cada algún alguna alguno algo alguien nada nadie ninguno ninguna ningún mucho mucha muchos muchas poco poca más menos muy tan tanto ya no sí también tampoco sólo solo casi siempre nunca jamás aquí allá ahí allí así entonces luego después antes todavía aún ahora hoy ayer mañana anoche
es son era eran fue fueron ser soy somos está están estaba estaban estar estoy estamos hay había he ha han hemos haber tener tengo tiene tienen tenía hacer hace hago hizo hacía hicieron ir voy va van vamos iba fui poder puedo puede pueden podía querer quiero quiere decir digo dice dijo dicen dije ver veo ve vi vio dar doy da dio di saber sé sabe sabía poner puso puse pone salir salió llegar llegó llegué venir vino vine viene quedar quedó pasar pasó pasé volver volvió vuelve sigue seguir parecer parece hice hicimos puse pusimos pone dimos dijeron salieron sale queda fuimos vinieron vieron tuve tuvo tuvimos estuvo estuve pude supo supe quise quiso cayó cae trae traje traigo trajo trajeron traía lleva llevo llevé llevó deja dejó dejé saqué sabía
día días semana semanas mes meses año años hora horas minuto minutos vez veces tarde noche tiempo rato primer primera primero segundo tercera último última nuevo nueva bien mal bueno buena gran grande cosa cosas gente mano manos lado parte cabeza cara lugar nombre fin mitad hombre mujer don doña señor señora dos tres cuatro cinco seis siete ocho nueve diez gracias feliz
https http www com
felicidades felicitaciones cumpleaños
san santa santo santos atrás adelante enfrente arriba abajo adentro afuera encima debajo cerca lejos junto juntos
q k x xq pq tb tmb d pa pal pos nomas jaja jajaja jajajaja ora orale mijo mija ahorita aun asi ahi`

const GERMAN = `der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unserem unseren euer kein keine keinen keinem dieser diese dieses diesen diesem jeder jede jedes jeden alle alles allem allen aller
ich du er sie es wir mich dich sich uns euch ihm ihn ihnen mir dir man wer wen wem was wo wann wie warum woher wohin und oder aber denn sondern weil dass ob wenn als während bevor nachdem damit obwohl
in im ins an am ans auf aus bei beim bis durch für gegen hinter mit nach neben ohne seit über um unter von vom vor zu zum zur zwischen ab da dabei dafür dagegen daher daran darauf daraus darin davon dazu dann dort hier hin her doch noch nur schon auch sehr so zu ganz gar mal eben etwa fast immer nie niemals wieder jetzt nun heute gestern morgen nicht nichts etwas mehr weniger viel viele wenig
bin bist ist sind war waren sein gewesen habe hab hast hat haben hatte hatten gehabt werde wird werden wurde wurden worden kann können konnte muss müssen musste soll sollen sollte will wollen wollte darf dürfen mag möchte lässt lassen macht machen gemacht mach geht gehen ging gegangen kommt kommen kam gekommen sagt sagen sagte gesagt sag fragt gefragt frag gibt geben gab gegeben nimmt nehmen nahm steht stehen stand gestanden sieht sehen sah gesehen weiß wissen wusste bleibt liegt sitzt
tag tage woche wochen monat monate jahr jahre jahren stunde stunden minute minuten uhr mal zeit abend nacht erste ersten erster letzte letzten letzter neu neue neuer neues gut gute guter groß klein alt ende hand kopf seite teil platz mann leute eins zwei drei vier fünf sechs sieben acht neun zehn herr frau danke bitte ja nein
https http www com
glückwunsch glückwünsche herzlichen geburtstag
nö ne jo joa halt eh nix haha hihi ok naja tja ach oh echt einfach eigentlich wirklich irgendwie endlich ziemlich`

/** Short forms that are another word without their apostrophe: she'd, she'll, he'll, we'd, i'll, i'd. */
const OTHER_WORDS = new Set(['shed', 'shell', 'hell', 'wed', 'ill', 'id'])

/** Whoever types in haste writes “wasnt” and “thats”. */
const setOf = (text: string) =>
  new Set(
    text
      .split(/\s+/)
      .map(fold)
      .flatMap((w) => [w, w.replace(/'/g, '')])
      .filter((w) => !OTHER_WORDS.has(w)),
  )
const SETS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf(ENGLISH),
  es: setOf(SPANISH),
  de: setOf(GERMAN),
}
const ANY = new Set([...setOf(ENGLISH), ...setOf(SPANISH), ...setOf(GERMAN)])

export const functionWords = (language: string | null): ReadonlySet<string> => SETS[language ?? ''] ?? ANY

/** Words that make the next one a thing. */
const LEADS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf(
    'the a an my our his her their its your this that these those no another every each some any one two three four five six seven eight nine ten of',
  ),
  es: setOf(
    'el la los las un una unos unas mi mis tu tus su sus este esta ese esa nuestro nuestra otro otra cada del al de dos tres cuatro cinco seis ningún ninguna',
  ),
  de: setOf(
    'der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere sein seine ihr ihre kein keine keinen dieser diese dieses im am zum zur ins vom beim',
  ),
}
export const nounLeads = (language: string | null): ReadonlySet<string> =>
  LEADS[language ?? ''] ?? (LEADS.en as ReadonlySet<string>)

const DEFINITE: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf('the my our his her their that this'),
  es: setOf('el la los las mi mis nuestro nuestra su sus del al'),
  de: setOf(
    'der die das den dem des mein meine meinen meinem meiner unser unsere sein seine im am zum zur vom beim ins',
  ),
}
export const definiteLeads = (language: string | null): ReadonlySet<string> =>
  DEFINITE[language ?? ''] ?? (DEFINITE.en as ReadonlySet<string>)
