import type { Absence } from './absence.ts'

const KIN = '(?:papa|mama|vater|mutter|vati|mutti|oma|opa)'
const WHOSE = `(?:seine?|ihre?|deine?|${KIN}s)`
const WHOM = `(?:ihn|sie|dich|${KIN}|mein(?:en)? (?:mann|vater|bruder|sohn|opa)|meine (?:frau|mutter|schwester|tochter|oma))`
const ENDS = '(?=[.,;!…]|\\s*$| (?:am|im|in|an|auf|bei|hier|und|zu)(?!\\p{L}))'
const THINGS =
  '(?:mantel|jacke|mütze|hut|schal|hausschuhe|pantoffeln|schuhe|stiefel|brille|tasse|becher|zahnbürste|kissen|schlüssel|stock|pfeife|schürze|bademantel|stuhl|sessel|platz|nummer|name|uhr|rad|leine|napf|körbchen|werkzeug|strickzeug|handschrift|zimmer|bett|seite)'
const COUNT = '(?:zwei|drei|vier|fünf|sechs|sieben|acht)'

export const german: Absence = {
  needs: new Set(
    'gewohnheit still leise leine hundeleine ihm einstellung einstellungen fur sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer dein deine ohne weniger noch gedeckt hingestellt wollte hund hundin katze kater ersten kinderwagen gitterbett wiege babyschale gebeten steht keiner keinen keinem niemand niemanden niemandem erzahlt gesagt anvertraut hatte papas mamas omas opas letzte letzten'.split(
      ' ',
    ),
  ),
  alive:
    /(?<!\p{L})(?:er|sie) (?:ist|hat|kommt|geht|will|sagt|wird|war)(?!\p{L})(?! (?:sie |es |ihn )?(?:ausgezogen|hingelegt|hingestellt|abgelegt))|(?<!\p{L})(?:schule|kita|arbeit|büro|postbote|post|urlaub|vergessen|klempner|kühlschrank)(?!\p{L})/iu,
  red: [
    `(?<!\\p{L})(?:keiner|niemand)(?: von uns)? (?:will|mag|kann|traut sich|bringt es)(?!\\p{L})[^.]{0,40}(?<!\\p{L})(?:aufzuziehen|aufziehen|anzurühren|anrühren|wegzuräumen|wegräumen|abzuhängen|abhängen|zu waschen|hinzusetzen|hinsetzen)(?!\\p{L})`,
    `(?<!\\p{L})aus (?:alter |lauter )?gewohnheit (?:die|den|das|sein\\p{L}{0,2}|ihr\\p{L}{0,2}) [^.]{2,40}(?:gekauft|geholt|mitgebracht)[.,;] ?(?:\\p{L}{1,12} ){0,3}(?:liegt|lag|gelegt|hingelegt|steht)(?!\\p{L})`,
    `(?<!\\p{L})(?:steht|hängt|liegt|stehen|hängen|liegen) (?:immer )?noch ${WHOSE} (?:name|mantel|hut|jacke|mütze|tasse|krug|schuhe|brille|schrift)(?!\\p{L})`,
    `(?<!\\p{L})die (?:hunde)?leine hängt (?:immer )?noch(?!\\p{L})`,
    `(?<!\\p{L})${WHOSE} (?:\\p{L}{1,20} )?${THINGS}(?: (?:vom|am|des|im) \\p{L}{1,20})? (?:hängt|hängen|steht|stehen|liegt|liegen|ist|sind) (?:immer )?noch(?! (?:nicht|nie|kein|besser|größer|kleiner|schlimmer))`,
    `(?<!\\p{L})erste[rsnm]? (?:\\p{L}{1,20} ){1,2}ohne ${WHOM}${ENDS}`,
    `(?<!\\p{L})(?:seine|ihre|deine) (?:mailbox|ansage|stimme)(?!\\p{L})[^.]{0,24}(?:stimme|angerufen|abgehört|gehört|anrufbeantworter|noch)`,
    `(?<!\\p{L})${WHOSE} seite (?:vom|des|im) bett(?:es|s)? (?:ist|bleibt) (?:\\p{L}{1,20} ){0,2}(?:kalt|leer|glatt)`,
    `(?<!\\p{L})(?:haben|hat) (?:uns|mir) (?:seine?n?|ihre?n?) [^.]{0,25} in einer?m? (?:tüte|umschlag|beutel|karton|schachtel|plastiktüte)`,
    `(?<!\\p{L})riech\\p{L}{0,20} (?:immer )?noch nach (?:ihm|ihr|dir|${KIN})(?!\\p{L})`,
    `(?<!\\p{L})(?:seine|ihre|${KIN}s) (?:anzüge|sachen|kleider|hemden|schuhe|mäntel|bücher|jacken) [^.]{0,18}(?:kleiderkammer|caritas|rote[sn] kreuz|altkleider\\p{L}{0,20}|diakonie|sozialkaufhaus|weggegeben)`,
    `(?<!\\p{L})(?:keinen|niemanden|keiner|niemand) mehr(?: \\p{L}{1,20})? (?:fragen|anrufen)(?!\\p{L})|(?<!\\p{L})weiß (?:jetzt )?(?:keiner|niemand) mehr, wie (?:er|sie)(?!\\p{L})`,
    `(?<!\\p{L})(?:haben|hab|habe) (?:\\p{L}{1,20} ){0,2}bei (?:ihm|ihr) (?:\\p{L}{1,20} ){0,4}(?:hingestellt|hingelegt|angezündet|ausgegossen)(?!\\p{L})`,
    `(?<!\\p{L})(?:kinderwagen|gitterbett|wiege|babyschale) (?:steht |ist )?(?:wieder )?(?:auf dem dachboden|im keller|zurück im laden)`,
    `(?<!\\p{L})(?:seine|ihre) (?:nummer|sprachnachrichten?|nachrichten) [^.]{0,20}(?:nicht|nie) (?:gelöscht|löschen)`,
  ].map(pattern),
  amber: [
    `(?<!\\p{L})dieses jahr (?:\\p{L}{1,12} ){0,2}(?:still|leise|klein) (?:gehalten|gefeiert|geblieben)(?!\\p{L})`,
    `(?<!\\p{L})mit einem (?:teller|gedeck|stuhl|platz|geschenk) weniger|(?<!\\p{L})ein (?:gedeck|stuhl|platz) weniger am`,
    `(?<!\\p{L})(?:wieder|immer noch|noch immer) ${COUNT} (?:tassen|teller|gedecke) (?:hingestellt|gedeckt|aufgedeckt|rausgestellt|geholt)`,
    `(?<!\\p{L})für ${COUNT} gedeckt[.,;] (?:dann )?einen? [^.]{0,20}(?:weggestellt|weggeräumt|zurück|abgeräumt)`,
    `(?<!\\p{L})letzten? (?:glas|dose|flasche|tüte|beutel|packung|stück) (?:von )?(?:seine[rmn]|ihre[rmn])(?!\\p{L})`,
    `(?<!\\p{L})wollte (?:${KIN}|sie|ihn|ihr|ihm) (?:\\p{L}{1,20} ){0,4}(?:anrufen|erzählen|fragen)(?!\\p{L})[^.]{0,60}\\.? (?:dann|bis|und dann) [^.]{0,24}(?:fiel|einfiel|aufgelegt|wieder weg)`,
    `(?<!\\p{L})(?:hund|hündin|katze|kater) (?:sitzt|wartet|liegt|läuft|steht)(?!\\p{L})[^.]{0,40}(?:immer noch|noch immer|jeden)[^.]{0,30}auf (?:ihn|sie)(?=[.,;!…]|\\s*$)`,
    `(?<!\\p{L})(?:keiner|niemand) \\p{L}{1,20} mehr (?:im|am|in der|an der|auf der|auf dem) (?:treppenhaus|tor|küche|tür|treppe|sessel|stuhl|fenster|flur)`,
    `(?<!\\p{L})(?:er|sie) hätte (?:heute|sich|es|das) [^.]{0,30}(?:gelacht|gefreut|gefeiert|geliebt|gefallen|geburtstag)`,
    `(?<!\\p{L})hätte? (?:ihm|ihr) (?:\\p{L}{1,20} )?(?:gefallen|spaß gemacht)(?!\\p{L})(?![^.]{0,40} wenn )`,
    `(?<!\\p{L})(?:seine|ihre) (?:hand)?schrift(?=[.,;!…]|\\s*$)`,
    `(?<!\\p{L})zum ersten mal (?:in|auf) (?:seinem|ihrem) (?:sessel|stuhl|platz)`,
  ].map(pattern),
  confidence: [
    `(?<!\\p{L})hat (?:mich|uns) gebeten, (?:es )?(?:nichts|niemandem|keinem|nicht)[^.]{0,14}(?:zu sagen|zu erzählen|weiterzusagen)`,
    `(?<!\\p{L})(?:schreibe?|schreib) ich nur für mich(?!\\p{L})|(?<!\\p{L})hoffe,? die einstellung(?:en)? stimm`,
    `(?<!\\p{L})wir sagen(?:['’]s| es) (?:noch )?(?:niemandem|keinem)(?: noch)?(?=[.,;!…]|\\s*$)`,
    `(?<!\\p{L})(?:mir|uns)(?!\\p{L})[^.]{0,40}(?:erzählt|gesagt|anvertraut)(?!\\p{L})[^.]{0,30}(?:nicht hingehört|nicht schreib\\p{L}{0,20}|nicht sagen|nicht weiter\\p{L}{0,20})`,
    `(?<!\\p{L})was (?:er|sie) (?:mir|uns)(?!\\p{L})[^.]{0,30}(?:erzählt|gesagt|anvertraut) hat, bleibt(?!\\p{L})`,
    `(?<!\\p{L})steht mir nicht zu, (?:davon|das|es|darüber)(?!\\p{L})|(?<!\\p{L})ist nicht an mir, (?:davon|das|es)(?!\\p{L})`,
  ].map(pattern),
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'u')
}
