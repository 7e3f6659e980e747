import type { Token } from '../tokens.ts'

/**
 * Every German noun has a capital, and in the south people have an article as well (“die Lisa”, “der Sepp”): a name is
 * known by what its bearer does, by what stands before it, or because many people are called so.
 */
const GIVEN = new Set(
  `adam adrian agnes albert alex alexander alexandra alfons alfred alina alma alois amelie andrea andreas andi angela angelika anita anja anke anna anne annegret annelie anneliese annemarie annett annette anni anton antonia armin arne arno astrid axel barbara bastian beate beatrix ben benedikt benjamin berit bernd bernhard bert berta bertram bettina bianca birgit birte bjorn bodo brigitte britta bruno burkhard carina carla carlo carmen carola carolin carsten cedric celine charlotte chiara christa christel christian christiana christiane christina christine christof christoph clara claudia claus clemens conny cora corinna corinne cornelia dagmar damian daniel daniela david denise dennis detlef diana dieter dietmar dietrich dirk dominik dora doris dorothea eberhard eckart edda edith egon elena elfriede elias elisabeth elke ella ellen elli elmar elsa elsbeth else emil emilia emily emma erich erik erika ernst erna erwin esther eugen eva evelyn ewald fabian fabienne felix ferdinand fiona florian frank franz franziska franzi frauke fred frida frieda friedel friedhelm friedrich friederike fritz gabi gabriele gabriel georg gerald gerda gerd gerhard gerlinde gernot gerta gertrud gisela gitte gitti gottfried greta gregor gudrun gundula gunter gunther gustav hanna hannah hannelore hannes hanne hans hansi hansjorg hansueli hanspeter harald hartmut hasso heide heidemarie heidi heidrun heike heiko heiner heinrich heinz helene helga hella hellmut helmut hendrik henning henrik henry herbert heribert hermann herta hilde hildegard hiltrud holger horst hubert hugo ida ilka ilona ilse ina ines inga inge ingeborg ingo ingrid irene iris irma irmgard isabel isabella isabelle ivo jakob jan jana janina janine jannik jasmin jens jessica jette joachim jochen jochim johann johanna johannes jonas jonathan jorg josef josefine joseph jost judith julia julian juliane jule julius jurgen justin jutta kai karin karina karl karla karoline karsten katharina kathi kathrin katja katrin kerstin kevin kilian kim kirsten klara klaus klemens konrad konstantin kristin kurt lara larissa lars laura laurin lea lena leni lenny leo leon leonhard leonie leopold levin liam lieselotte lilli lilly lina linda linus lisa liselotte lorenz lothar lotta lotte louis louisa luca lucas lucia ludwig luis luisa lukas luzia magda magdalena maik maja malte mandy manfred manuel manuela marc marcel marcus marco margarete margit margot margret margrit maria marianne marie marieke mario marion markus marlene marlies marta martha martin martina marvin mathias mathilde matthias max maximilian mia michael michaela michel mika mina minna mirjam monika monique moritz nadine nadja nele nena nico nicola nicole niklas nils nina noah nora norbert olaf ole oliver oskar otmar ottilie otto pascal patricia patrick paul paula pauline peter petra philipp pia rahel rainer raimund ralf ralph ramona raphael regina regine reiner reinhard reinhold renate rene resi ria ricarda richard rita robert robin roland rolf roman romy rosa rosemarie roswitha rudi rudolf ruth sabine sabrina samuel sandra sara sarah sascha saskia sebastian sepp severin siegfried sieglinde sigi sigrid silke silvia simon simone sina sofia sofie sonja sophia sophie stefan stefanie steffen steffi stella stephan susanne susi sven svenja sybille sylvia tamara tanja tatjana tessa thea theo theresa therese thilo thomas thomu thorben thorsten till tilo tim timo tina tobias tom toni torben torsten traudl trude tristan udo ueli ulf uli ulla ulrich ulrike ursula urs ute uta uwe valentin valerie vera verena veronika viktor viktoria vinzenz volker vreni walter waltraud wanda wendelin werner wilfried wilhelm willi willy wolfgang xaver yvonne zoe andrej babsi basti bine burgi edi ferdl fini flo franzl fredl gabi gretl hanni hannerl hansl hias hilda jogi jupp kalle lisl lisbeth lois luise manni maxi mecki michi minerl mitzi moni ossi poldi ronny rosi rosina schorsch schorschi seppi stasi stoffel tobi tommy traudi uschi vroni wiggerl xandi zenzi beat reto regula ruedi vreneli heiri kathrine mehmet ali ayse aylin fatma mustafa emre elif yusuf zeynep murat hasan`.split(
    /\s+/,
  ),
)

/** What only somebody does. */
const ACTS =
  /^(?:sagt|sagte|meint|meinte|fragt|fragte|lacht|lachte|schreibt|schrieb|findet|fand|erzahlt|erzahlte|behauptet|schlaft|weint|weinte|grinst|ruft|rief|will|wollte|glaubt|weiss|hat|hatte|schimpft|schaut|schaute|isst|trinkt|singt|spielt|kocht|backt|gratuliert|heiratet|schickt|schenkt|bellt|miaut|darf|muss|mag|mochte|bekam|kriegt)$/
/** Who has one of these before the name. */
const LEADS =
  /^(?:tante|onkel|frau|herr|herrn|lieber|liebe|liebste|lieben|danke|servus|hallo|kollege|kollegin|nachbar|nachbarin|freund|freundin|schwester|bruder|cousin|cousine|enkel|enkelin|sohn|tochter|dr|oma|opa|kater|katze|hund|hundin|dackel|meister)$/
/** What no name has before it. */
const OF_NOUNS =
  /^(?:das|ein|eine|einen|einem|einer|eines|kein|keine|keinen|keinem|keiner|mein|meine|meinen|meinem|meiner|unser|unsere|unserem|unserer|unsern|dein|deine|sein|seine|seinen|seinem|ihr|ihre|ihren|ihrem|diese|dieser|dieses|diesem|diesen|jede|jeder|jedes|jeden|jedem|im|ins|am|ans|beim|zum|vorm|ohne|mehr|viel|viele|wenig|etwas|genug|letzte|letzter|letzten|erste|erster|ersten|neue|neuer|neuen|halbe|halber|halben|ganze|ganzer|ganzen|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|\d+)$/

export interface GermanSigns {
  acts: number
  leads: number
  ofNouns: number
}

export const noSigns = (): GermanSigns => ({ acts: 0, leads: 0, ofNouns: 0 })

export function countSigns(signs: GermanSigns, tokens: readonly Token[], at: number) {
  const own = tokens[at] as Token
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (next?.sentence === own.sentence && ACTS.test(next.key)) signs.acts++
  if (before?.sentence !== own.sentence) return
  if (LEADS.test(before.key)) signs.leads++
  else if (OF_NOUNS.test(before.key)) signs.ofNouns++
}

const SHARE = 0.25

export const isGermanName = (key: string, posts: number, { acts, leads, ofNouns }: GermanSigns): boolean =>
  GIVEN.has(key) || (acts + leads > 0 && ofNouns <= posts * SHARE && ofNouns <= acts + leads)
