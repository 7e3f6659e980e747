/**
 * What closes, burns out or is towed away is mourned in the words for people: “In mourning. The pie cart has closed for
 * good.”, “The wake is on the pavement until the lorry comes.”
 */
const CLOSED_DOWN =
  /(?<!\p{L})(?:(?:has|have|['’]s|is|are) (?:closed|shut|closing|shutting) (?:down|for good|for ever|forever|its doors)|(?:been )?discontinued|(?:ha |han )?cerr(?:ó|ado|aron) (?:para siempre|definitivamente|sus puertas)|hat (?:für immer )?(?:zugemacht|dichtgemacht|geschlossen)|macht (?:für immer )?(?:zu|dicht))(?!\p{L})/iu
const BURNT_OUT =
  /(?<!\p{L})(?:on the clock|went (?:pop|bang|phut|fut)|smell(?:ed|s)? of (?:burning|toast|burnt \p{L}+)|until the (?:bin ?men|skip|scrap ?man|council|lorry) com(?:es?|ing)|for (?:parts|scrap)|(?:hizo|hace) ['‘“"«]?(?:pof|puf|pum|plop|clac|crac)|olor a (?:quemado|tostadas?|goma|plástico)|hasta que pase el (?:camión|basurero|chatarrero)|al desguace|a la chatarra|auf dem Tacho|zum Schrott|auf den (?:Schrott|Sperrmüll)|macht?e? (?:puff|peng|plopp)|roch (?:es )?(?:nach )?(?:verbrannt|verschmort)\p{L}*|bis (?:der|die) (?:Sperrmüll|Müllabfuhr) kommt)(?!\p{L})/iu
/** “Dead. Two brides and eleven nights on my feet”: nobody but the writer, and tired. */
const WORN_OUT =
  /^(?:Muert[oa]s?|Fundid[oa]|Dead|Tot|Gestorben)[.,!]\s[\s\S]{0,300}?(?<!\p{L})(?:todo en un (?:solo )?(?:\p{L}+)|no me hablen? nadie|que nadie me hable|de pie|los pies|sin parar|all in one (?:day|morning|night|weekend)|on my feet|my feet|nobody (?:talk|speak) to me|alles an einem (?:Tag|Samstag|Abend)|auf den Beinen|meine Füße|spreche mich (?:keiner|niemand) an)(?!\p{L})/iu
/** “I pressed and pressed and nothing. Everyone’s numbers. Three days in a bag of rice.” */
const TELEPHONE =
  /(?<!\p{L})(?:bag of rice|in rice|en arroz|in reis|(?:all (?:the|my|your)|everyone['’]s|everybody['’]s) (?:numbers|contacts|photos)|(?:all my|lost (?:the|my|all)|send me your|text me your|message me your) numbers?|(?:perdí|se perdieron) (?:todos )?(?:los|mis) (?:números|contactos)|(?:pásenme|mándenme|pasadme|mandadme|envíenme) (?:de nuevo )?(?:su|sus|vuestros?|los) (?:números?|contactos?)|alle (?:Nummern|Kontakte|Fotos|Bilder) (?:sind )?(?:weg|futsch|hin)|schickt (?:mir )?(?:bitte )?(?:nochmal )?(?:eure|eine) nummern?|(?:neue|neues) (?:Nummer|Handy)|(?:celular|móvil|teléfono) nuevo|nuevo (?:celular|móvil|teléfono)|new phone)(?!\p{L})/iu
/** “Fourteen years we had together, not once in the snow. Goodnight old Vauxhall.” */
const VEHICLE =
  /(?<!\p{L})(?:good ?night|goodbye|good-bye|farewell|rip|sleep well|so long|adiós|hasta siempre|descansa|adieu|tschüss|ade|mach['’]?s gut|gute nacht|leb wohl)[,:]? (?:to )?(?:\p{L}+ ){0,3}(?:ford|vauxhall|astra|corsa|fiesta|escort|mondeo|transit|nissan|micra|toyota|corolla|yaris|hilux|honda|accord|peugeot|renault|clio|citro[eë]n|fiat|panda|punto|volvo|saab|skoda|octavia|golf|polo|passat|käfer|bulli|opel|kadett|audi|bmw|mercedes|mini|land rover|subaru|mazda|chevy|chevrolet|dodge|buick|jeep|seat|tsuru|vocho|twingo|trabi|trabant|wartburg|lada|moped|mofa|vespa|camper)(?!\p{L})/iu
/** “It was a long illness, since the second half of the season, and at the end it went quickly.” */
const CLUB =
  /(?<!\p{L})(?:relegat\p{L}+|going down|went down on|football league|premier league|league (?:one|two)|non-league|in our colours|the (?:final whistle|playoffs?|play-offs?)|(?:dead|gone) and buried in the (?:league|cup)|(?:rück|hin)runde|abstieg|abgestiegen|absteiger|(?:zweite|dritte|2\.|3\.) liga|liga [23]|tabellenende|klassenerhalt|descen(?:so|dió|dimos|dieron)|a (?:la )?segunda(?: división)?|a la b(?= |[.,!]|$)|liguilla|eliminad[oa]s?)(?!\p{L})/iu
/** Farewells are said to clubs by their names. */
const CLUBS =
  /(?<!\p{L})(?:Peñarol|Boca(?: Juniors)?|River Plate|Racing Club|San Lorenzo|Estudiantes|Rosario Central|Newell['’]?s|Colo[- ]Colo|Cruz Azul|Chivas|Pumas|Tigres|Rayados|Barça|Atleti|Betis|Real Madrid|Athletic|Espanyol|Eintracht|FC Bayern|Schalke|BVB|Borussia|Werder|HSV|St\. Pauli|Hertha|Hansa Rostock|VfB|VfL|FSV|Notts County|Aston Villa|Tottenham|Man(?:chester)? (?:Utd|United|City)|West Ham|Sheffield (?:Wednesday|United)|Leeds United|Nottingham Forest|Newcastle United|Celtic|All Blacks|Lions|Red Sox|Cubs|Packers|Vikings)(?!\p{L})/u
const BIDDEN =
  /(?<!\p{L})(?:gracias por (?:tanto|todo)|hasta siempre|thanks for (?:everything|the memories)|goodnight|danke für (?:alles|die zeit)|mach['’]?s gut|rest in peace|rip),? (?:the |el |la |die |der )?$/iu

/** “Gracias por tanto, Peñarol”: whoever else is spoken of, it is the club that has gone. */
export const bidsClubFarewell = (text: string): boolean => {
  const club = CLUBS.exec(text)
  return club !== null && BIDDEN.test(text.slice(Math.max(0, club.index - 40), club.index))
}

/** “El calefón, qepd.”: an article, a common noun and the letters. */
const THING_RIP =
  /(?<!\p{L})(?:[Tt]he|[Oo]ur|[Mm]y|[Ee]l|[Ll]a|[Mm]i|[Nn]uestr[oa]|[Dd]er|[Dd]ie|[Dd]as|[Uu]nser|[Uu]nsere|[Mm]ein|[Mm]eine) (?!(?:viej[oa]|abuel[oa]|t[ií][oa]|vecin[oa]|perr[oa]|gat[oa]|padre|madre|señor|señora|maestr[oa]|profesor|doctor|man|woman|cat|dog|mum|dad|nan|gran|old|boss|landlord|teacher|uncle|aunt|Hund|Katze|Oma|Opa|Onkel|Tante|Nachbar\p{L}*|Chef\p{L}*|Lehrer\p{L}*)(?!\p{L}))\p{L}{3,20}, (?:q\.?e\.?p\.?d\.?|rip|r\.i\.p\.?)(?!\p{L})/u

/** “RIP the Football League”, “Descanse en paz mi licuadora”: whoever is meant is no “the”. */
const RIP_THE_THING =
  /(?<!\p{L})(?:r\.?i\.?p\.?|rest in peace|descansa en paz|descanse en paz|ruhe in frieden)[:,]? (?:to )?(?:the|el|la|los|las|der|die|das) (?!\p{L}+ (?:of|who|that|de|que) (?:us|my|our|mi))\p{L}+ (?:league|cup|club|season|shop|pub|machine|boiler|printer|kettle|van|car|bus|line|channel|liga|copa|temporada|tienda|máquina|saison|kneipe|maschine)(?!\p{L})/iu
/** “She never complained, she only hummed. The new pump comes on Thursday.” */
const REPLACED =
  /(?<!\p{L})(?:(?:the )?(?:new|replacement) \p{L}+ (?:comes|arrives|is coming|gets here|is on order|is being delivered)|(?:new|replacement) one (?:comes|arrives|is coming|on order)|die neue \p{L}+ (?:kommt|ist bestellt|wird (?:geliefert|eingebaut))|(?:der|das) neue \p{L}+ (?:kommt|ist bestellt|wird (?:geliefert|eingebaut))|(?:la nueva|el nuevo)(?: \p{L}+)? (?:llega|viene|ya está pedid[oa]))(?!\p{L})/iu

export const isEndOfThing = (text: string): boolean =>
  [CLOSED_DOWN, BURNT_OUT, WORN_OUT, VEHICLE, RIP_THE_THING, THING_RIP, REPLACED].some((r) => r.test(text))

/** What is said of telephones and clubs; where nobody is named, it is one of them that has died. */
export const isTalkOfThings = (text: string): boolean => [TELEPHONE, CLUB, CLUBS].some((r) => r.test(text))
