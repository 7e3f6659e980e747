/**
 * What closes, burns out or is towed away is mourned in the words for people: “In mourning. The pie cart has closed for
 * good.”, “The wake is on the pavement until the lorry comes.”
 */
const CLOSED_DOWN =
  /(?<!\p{L})(?:(?:has|have|['’]s|is|are) (?:closed|shut|closing|shutting) (?:down|for good|for ever|forever|its doors)|(?:been )?discontinued|(?:ha |han )?cerr(?:ó|ado|aron) (?:para siempre|definitivamente|sus puertas)|hat (?:für immer )?(?:zugemacht|dichtgemacht|geschlossen)|macht (?:für immer )?(?:zu|dicht))(?!\p{L})/iu
const BURNT_OUT =
  /(?<!\p{L})(?:on the clock|went (?:pop|bang|phut|fut)|smell(?:ed|s)? of (?:burning|toast|burnt \p{L}+)|until the (?:bin ?men|skip|scrap ?man|council|lorry) com(?:es?|ing)|for (?:parts|scrap)|(?:hizo|hace) ['‘“"«]?(?:pof|puf|pum|plop|clac|crac)|olor a (?:quemado|tostadas?|goma|plástico)|hasta que pase el (?:camión|basurero|chatarrero)|al desguace|a la chatarra|(?:al|en el) punto limpio|(?:me qued[eé]|nos quedamos|quedarme|quedarnos) sin (?:tele|televisor|lavadora|lavarropas|heladera|refri\p{L}*|nevera|nave|auto|coche|carro|moto|bici\p{L}*|compu\p{L}*|computador\p{L}?|ordenador|celu\p{L}*|m[óo]vil|microondas|horno|calef[óo]n)|zum Wertstoffhof|auf den Recyclinghof|auf dem Tacho|zum Schrott|auf den (?:Schrott|Sperrmüll)|macht?e? (?:puff|peng|plopp)|roch (?:es )?(?:nach )?(?:verbrannt|verschmort)\p{L}*|bis (?:der|die) (?:Sperrmüll|Müllabfuhr) kommt)(?!\p{L})/iu
/** “Dead. Two brides and eleven nights on my feet”: nobody but the writer, and tired. */
const WORN_OUT =
  /^(?:Muert[oa]s?|Fundid[oa]|Dead|Tot|Gestorben)[.,!]\s[\s\S]{0,300}?(?<!\p{L})(?:todo en un (?:solo )?(?:\p{L}+)|no me hablen? nadie|que nadie me hable|de pie|los pies|sin parar|all in one (?:day|morning|night|weekend)|on my feet|my feet|nobody (?:talk|speak) to me|alles an einem (?:Tag|Samstag|Abend)|auf den Beinen|meine Füße|spreche mich (?:keiner|niemand) an)(?!\p{L})/iu
/** “I pressed and pressed and nothing. Everyone’s numbers. Three days in a bag of rice.” */
const TELEPHONE =
  /(?<!\p{L})(?:bag of rice|in rice|en arroz|in reis|(?:all my|everyone['’]s|everybody['’]s|lost (?:the|my|all)(?: my)?|(?:send|text|message) me your) (?:numbers?|contacts)|(?:perdí|se perdieron) (?:todos )?(?:los|mis) (?:números|contactos)|(?:pásenme|mándenme|pasadme|mandadme|envíenme) (?:de nuevo )?(?:su|sus|vuestros?|los) (?:números?|contactos?)|alle (?:nummern|kontakte) (?:sind )?(?:weg|futsch|hin)|schickt (?:mir )?(?:bitte )?(?:nochmal )?(?:eure|eine) nummern?|(?:celular|móvil|teléfono) nuevo|neues handy)(?!\p{L})/iu
/** “Plugged in beside me all night, and no copy of anything”: what holds one's pictures. */
const PICTURES =
  /(?<!\p{L})(?:no (?:hice|tenía|había hecho) (?:ninguna )?copia|sin (?:copia|respaldo)|enchufad[oa] toda la noche|toda la noche[^.!?]{0,20}enchufad[oa]|(?:never|not|had(?:n['’]?t| not)) (?:been )?backed (?:(?:it|them|anything) )?up|no back-?up|plugged in (?:beside|next to|by) (?:me|the bed) all night|(?:just )?went (?:dark|black|blank) in my hand|(?:nichts|nie) gesichert|keine sicherung(?:skopie)?|die ganze nacht am (?:ladekabel|strom)|wer mich erreichen will)(?!\p{L})/iu

/** “Fourteen years we had together, not once in the snow. Goodnight old Vauxhall.” */
const VEHICLE =
  /(?<!\p{L})(?:good ?night|goodbye|farewell|rip|adiós|hasta siempre|adieu|tschüss|mach['’]?s gut|gute nacht|leb wohl)[,:]? (?:(?:my|our|mein|unser|mi|nuestro) )?(?:old|alte[rns]?|viej[oa]|trusty|treuer) (?:ford|vauxhall|astra|corsa|fiesta|escort|mondeo|transit|nissan|micra|toyota|corolla|yaris|hilux|honda|peugeot|renault|citro[eë]n|fiat|volvo|saab|skoda|golf|polo|passat|käfer|bulli|opel|kadett|audi|bmw|land rover|subaru|mazda|chevy|chevrolet|dodge|buick|jeep|tsuru|vocho|twingo|trabi|trabant|wartburg|lada)(?!\p{L})/iu
/** “It was a long illness, since the second half of the season, and at the end it went quickly.” */
const CLUB =
  /(?<!\p{L})(?:relegat\p{L}+|football league|premier league|league (?:one|two)|(?:rück|hin)runde|abstieg|abgestiegen|absteiger|(?:zweite|dritte|2\.|3\.) liga|liga [23]|klassenerhalt|el descenso|a (?:la )?segunda división|liguilla)(?!\p{L})/iu
/** Farewells are said to clubs by their names. */
const TO_A_CLUB =
  /(?<!\p{L})(?:[Gg]racias por (?:tanto|todo)|[Hh]asta siempre|[Tt]hanks for (?:everything|the memories)|[Dd]anke für (?:alles|die [Zz]eit)|[Mm]ach['’]?s gut|[Rr]est in peace|RIP),? (?:[Tt]he |[Ee]l |[Dd]ie |[Dd]er )?(?:Peñarol|Boca Juniors|River Plate|Racing Club|San Lorenzo|Rosario Central|Newell['’]?s|Colo[- ]Colo|Cruz Azul|Chivas|Pumas|Rayados|Barça|Atleti|Betis|Real Madrid|Espanyol|Eintracht|FC Bayern|Schalke|BVB|Borussia|Werder|HSV|St\. Pauli|Hertha|Hansa Rostock|VfB|VfL|Football League|Notts County|Aston Villa|Tottenham|Man(?:chester)? (?:Utd|United|City)|West Ham|Sheffield (?:Wednesday|United)|Leeds United|Nottingham Forest|Newcastle United|Celtic)(?!\p{L})/u

/** “RIP my Bosch 2010-2015. lost my best friend today”: what one calls one’s own, and gives the years of. */
const EPITAPH =
  /^(?:rip|r\.i\.p\.?|rest in peace|descanse en paz|q\.?e\.?p\.?d\.?|ruhe in frieden)[,:]? (?:to |a )?(?:my|mi|mein\p{L}{0,2}) (?:old |trusty |beloved |faithful |treue[rs]? |alte[rs]? )?(\p{L}{2,20})(?: \p{L}{1,20}){0,2},? \(?(?:19|20)\d{2} ?[-–—] ?20\d{2}/iu

/** What an epitaph is for, as it is called. */
export const epitaphOf = (text: string): string | null => EPITAPH.exec(text)?.[1]?.toLowerCase() ?? null

export const isEndOfThing = (text: string): boolean =>
  [CLOSED_DOWN, BURNT_OUT, WORN_OUT, VEHICLE].some((r) => r.test(text))

/** Whoever else is spoken of, it is the club that has gone. */
export const bidsClubFarewell = (text: string): boolean => TO_A_CLUB.test(text)

/** What is said of telephones and clubs; where nobody is named, it is one of them that has died. */
export const isTalkOfThings = (text: string): boolean =>
  TELEPHONE.test(text) || PICTURES.test(text) || CLUB.test(text)

export const isFarewellToCar = (text: string): boolean => VEHICLE.test(text)
