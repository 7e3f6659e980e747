/** Words too common to carry a story. One set per language, as plain data. */
const split = (text: string) => text.trim().split(/\s+/)

const ENGLISH = `
a about above across actually after again against ago all almost along already also although always am an and another any anybody anymore anyone anything
anyway are aren't around as at away back bad be because been before behind being below best better between big bit both but by came can can't cannot come comes coming could couldn't
day days did didn't different do does doesn't doing don't done down during each early either else end enough even ever every everybody everyone everything far feel feeling few
finally find first for found from full fun gave get gets getting give given go goes going gone gonna good got great had hadn't half happen happened happy hard has hasn't have haven't having he he'd he's
her here here's hers herself him himself his home hope hour hours house how however i i'd i'll i'm i've if in instead into is isn't it it'd it'll it's its itself just keep kept kind kinda knew know
last late later least left less let let's like little literally live long look looking looks lot lots love made make makes making many may maybe me mean means might mine minute minutes more morning most mostly much must
my myself name near nearly need needs never new next nice night no nobody none nope nor not nothing now number of off often oh ok okay old on once one ones only onto or other others our ours out over own
part past people perhaps place please point pretty put quite rather really right said same saw say says second see seem seems seen set she she'd she's should shouldn't show side since small so some
somebody someone something sometimes soon sorry start started still stop such sure take taken takes taking tell than thank thanks that that's the their them themselves then there there's these they they'd they'll they're they've thing
things think this those though thought three through time times to today together told tomorrow tonight too took toward tried try trying turn turned two under until up upon us use used very wait want wanted was wasn't way
we we'd we'll we're we've week weeks well went were weren't what what's when where which while who who's whole whose why will wish with within without won't word words work world worth would wouldn't yeah year years yep yes yesterday yet you you'd
you'll you're you've young your yours yourself don entire whole proper perfect final main several various single double extra actual certain different next own usual recent
doesn isn ll ve re afternoon evening weekend month months friend friends guys everyone's life moment true real best ever four five six seven eight nine ten eleven twelve hundred bring brought call called course couple
front head hand hands high hold idea inside outside job kid kids man men woman women child children left leave line list longer lovely makes middle minutes money name open person photo picture question ready reason rest run running second sense short sit sleep sort special stay talk team today's top total walk watch weird what's year's
`

const SPANISH = `
a al algo alguien algún alguna ante antes aquel aquella aquí así aun aún aunque ayer bien buen buena bueno cada casa casi como cómo con contra cosa cosas cual cuando cuándo cuatro cinco de del desde día días dice dijo donde dónde dos durante
e el él ella ellos en entre era eran eres es esa ese eso esta está están estaba estar estas este esto estos estoy fue fueron gracias gran ha había hace hacer hacia han hasta hay he hemos hizo hora horas hoy ir la las le les lo los luego
más mañana mal me mejor menos mi mía mientras mío mis mismo misma momento muchas mucho muy nada nadie ni no nos nosotros noche nuestra nuestro nunca o otra otro otros para parece pero poco por porque primer primera puede pues que qué quien quién se sea según ser si sí siempre sin sino
sobre solo sólo son soy su sus también tampoco tan tanto te tengo tiempo tiene todo toda todos todas tres tu tus un una uno unos va vamos ver vez veces vida voy y ya yo año años semana semanas mes meses tarde gente mundo feliz cumpleaños nuevo nueva nuevos última último vuelve sigue dos
`

const GERMAN = `
aber alle alles als also am an auch auf aus bei beim bin bis bist da dabei damit dann das dass dein dem den denn der des die dies diese dieser doch dort du durch ein eine einem einen einer eines er es etwas euch für gar gegen ganz gehen geht ging gibt gut gute guten habe haben hat hatte heute hier hin ich ihr ihre im immer in
ist ja jede jeder jetzt kann kein keine kommt können lange leben leider machen macht mal man mehr mein meine meinem meinen meiner mich mir mit morgen muss nach nicht nichts noch nun nur ob oder ohne sagt schon schön sehr sein seine seit sich sie sind so soll sonst tag tage und uns unser unter viel viele vom von vor war waren warum was weg weil wenn wer werden wie wieder will wir wird wo wohl zu zum zur zwei drei zwischen über jahr jahre woche stunde stunden uhr gestern abend
`

const FRENCH = `
a ai ainsi alors après as au aujourd'hui aussi autre autres aux avant avec avoir bien bon bonne c'est ça ce cela ces cet cette chez comme d'un d'une dans de depuis des deux dit donc du elle elles en encore enfin entre est et été être eu fait faire faut fois font grand il ils j'ai je jour jours jusqu'à l'on la là le les leur lui ma mais me même mes moi moins mon
n'est ne ni non nos notre nous on ont ou où par parce pas pendant petit petite peu peut plus pour pourquoi qu'il quand que quel quelle qui quoi rien s'est sa sans se ses si son sont sous sur ta te temps toi tous tout toute toutes très trois trop tu un une vie vous y an ans année heure heures matin soir semaine mois demain hier
`

const PORTUGUESE = `
a ainda além algo alguém ano anos ao aos aqui as assim até bem bom boa cada casa com como da das de dela dele depois dia dias do dois dos duas e é ela ele eles em então entre era essa esse está estava este estou eu fazer foi for gente hoje hora horas isso já lá mais mas me melhor mesmo meu meus minha muito na não nada nas nem no nos nós nossa nosso nunca o os ou para pela pelo por porque pouco
pra quando que quem se sem sempre ser seu seus só sobre sua também tão tem tempo tenho ter toda todo todos três tudo um uma vai vez vida você vou ontem amanhã noite semana mês
`

const ITALIAN = `
a abbiamo ai al alla alle allo altro anche ancora anni anno avere bella bello bene c'è casa che chi ci come con cosa così da dal dalla dei del della delle di dopo dove due e è era essere fa fare fatto fino fra già giorni giorno gli grazie ha hanno ho i il in io l'ho la le lei lo loro lui ma mai me meglio meno mi mia mie miei mio molto ne nei nel nella niente no noi non nostra nostro nulla o oggi ogni ora ore per perché più poco poi prima proprio
qualcosa quando quanto quella quello questa questo qui sarà se sei sempre senza si sia solo sono sta stato su sul sulla suo sua tanto te tra tre troppo tu tutti tutto un una uno va vita volta ieri domani sera settimana mese
`

const STOP: Record<string, Set<string>> = {
  en: new Set(split(ENGLISH)),
  es: new Set(split(SPANISH)),
  de: new Set(split(GERMAN)),
  fr: new Set(split(FRENCH)),
  pt: new Set(split(PORTUGUESE)),
  it: new Set(split(ITALIAN)),
}

const NONE = new Set<string>()

/** Words too common to carry a story, as written. */
export function stopWords(language: string | null): ReadonlySet<string> {
  return STOP[language ?? 'en'] ?? NONE
}
