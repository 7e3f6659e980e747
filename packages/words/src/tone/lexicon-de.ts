import { cues, type Lexicon } from './lexicon.ts'

export const german: Lexicon = {
  kin: `
    mama mutti mutter mudder papa papi paps vati vater vadder opa oma omi opi großmutter großvater bruder schwester
    sohn tochter baby kind zwillinge frau mann ehefrau ehemann partner partnerin freund freundin tante onkel
    cousin cousine neffe nichte schwiegermutter schwiegervater schwager schwägerin pate patin patenkind
    enkel enkelin stiefvater stiefmutter nachbar nachbarin kollege kollegin chef chefin lehrer lehrerin
    kumpel eltern großeltern familie
  `,
  people: `
    herr dame junge mädchen leute mensch menschen jemand patient patientin kunde kundin schüler schülerin
    student arzt ärztin schwester pfleger soldat sänger sängerin schauspieler schauspielerin präsident könig
    königin papst spieler torwart trainer kapitän legende held opfer kerl typ rentner bewohner bewohnerin
  `,
  pets: `
    hund hündin welpe katze kater kätzchen mieze kaninchen hase hamster meerschweinchen wellensittich
    papagei kanarienvogel pferd stute pony esel ziege huhn hühner schildkröte goldfisch ratte frettchen
    dackel schäferhund labrador pudel dohle krähe rabe elster möwe taube schwan gans nilgans igel
    eichhörnchen eule reiher pfau hahn
  `,
  pronouns: 'er ihm ihn sein seine seinen seinem seiner seines',
  determiners: `
    der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner unser unsere
    unseren unserem unserer sein seine ihr ihre dieser diese dieses kein keine im am zum zur alte alter
    altes arme armer liebe lieber
  `,
  fillers: `ist sind war waren hat wurde heute gestern nacht jetzt nun auch schon leider plötzlich endgültig mir uns und nicht die der das dann also wohl fast schließlich offiziell nach seit an in ist's`,
  idioms: cues(`
    bei|von einer|einem|ner|nem witwe|witwer,
    dachte|dachten|gedacht|glaubte|wär|wäre|sei .. jemand gestorben|tot, jemand wär|wäre|sei gestorben|tot,
    bin|bins|war|lieg so|völlig|komplett|halb|fast|echt|wie? tot, bin tot,
    wie .. beerdigung|begräbnis|leichenwagen|trauerfeier,
    getrennt gekocht|gezahlt|bezahlt|abgerechnet|gewaschen|gebacken|gefahren|gesammelt,
    ist|wär|wäre man|ich tot ohne|und, ohne _ ist man tot, tot seit <number>, tote quallen|fliegen|mücken|winkel|hose|leitung|briefkästen,
    tot gelacht|geärgert|umfallen|müde|stellen|gestellt|gekriegt|zu,
    toter|tote|toten|totes winkel|winkels|hose|hosen|punkt|punkte|leitung|gleis|gleise|saison|sprache*|kapital|akku|pixel|ecke|zeit|stadt|last|briefkasten|link*|pflanze*|blatt|blätter|äste|baum|bäume|laub,
    die toten hosen, halb tot, mausetot fast, scheintot, totgesagt*, tod und teufel, auf den tod nicht,
    zu tode gelangweilt|erschreckt|gefreut|geärgert|gequatscht, wie der tod, tausend tode,
    tod eines handlungs*, sterbe|sterb|sterben vor|nicht lachen|hunger|scham|langeweile|neugier|durst,
    vor lachen|hunger|langeweile|scham|peinlich* gestorben|sterbe|sterben,
    gestorben vor lachen|scham|peinlich*, ich sterbe|sterb|bin gestorben|tot|tot?,
    bin fast|beinahe|halb|vor|quasi gestorben|tot, für mich gestorben, der|die|das ist für mich gestorben,
    zum sterben schön|langweilig, nicht tot, niemand|keiner ist|gestorben|tot|_?,
    herzinfarkt bekommen|gekriegt fast|_?, fast|beinahe einen? herzinfarkt|schlag, sternzeichen krebs,
    krebs aszendent|mond|im|fleisch*|suppe, krebse, flusskrebs*, der|ein krebs im|am|auf|läuft, trauerspiel,
    trauerweide*, trauerrand, trauermarsch, nur über meine leiche, über leichen, leiche* im keller,
    auf|vorm|vor|beim|im|bei|mit|über .. sofa|couch|sessel|fernseher|tatort|kino|bus|zug|film|konzert|predigt|vorlesen|vortrag|oper|liegestuhl|hängematte|garten|badewanne|klo|teppich|elternabend|buch|handy|zeitung .. eingeschlafen, eingeschlafen beim|vorm|auf|vor|im dem|der|sofa|fernseher|tatort|vorlesen|film|kino|bus|zug, fuß|füße|arm|bein|hand|finger ist|sind .. eingeschlafen,
    leichenschmaus der, leichenblass, karteileiche*, mord und totschlag, mordshunger, mordsspaß, tatort,
    krimi, friedhof der, begraben unter, da liegt der hund begraben, hund begraben, kriegsbeil begraben|_?,
    das zeitliche, diagnose gerät|stecker|software|steuergerät,
    zu grabe getragen wurde|_? die|der|das hoffnung|saison, abstieg, stille post, selbstmordkommando,
    umbringen vor, bringt mich um, bringen mich um, bringt mich noch um, chemo lehrer, im koma saufen,
    komasaufen, fresskoma, fress koma
  `),
  hidden: cues(`
    angerufen|telefoniert|anruf|ruf|nummer|hab|habe|hat .. telefonseelsorge,
    geht hier? keinen|niemanden|niemand was|etwas an, fragt ihn|sie|mich|uns nicht|bitte .. warum|wieso, fragt nicht warum|wieso,
    anstatt es zu tun,
    wenn es mich nicht <raw:gäb>, mich nicht mehr <raw:gäb>, überlegt zu springen, brücke .. springen, brücke gestanden und, alles beenden|vorbei wär*, abschiedsbrief*,
    am liebsten <raw:wär> ich tot|weg|nicht, ohne mich <raw:wär> .. einfacher|besser|leichter,
    mag nicht mehr, mag auch nicht mehr, nicht aufwache|aufwachte ist, wenn ich morgen nicht, einfach weg sein, nicht mehr da zu, wär besser ohne, aufhören zu existieren, alles egal, es hat keinen sinn,
    suizid*, selbstmord*, selbstverletz*, umbringen will|möchte|mich, mich umbringen|umzubringen,
    bringe mich um, bring mich um, das leben nehmen|genommen, mir|sich das leben nehmen|genommen|zu,
    nicht mehr leben, will|möchte|wollte|mag nicht mehr leben|da|hier|aufwachen|sein|weiterleben|weiter,
    will|möchte|wollte nur noch weg|sterben|schlafen, nicht mehr da|hier sein|<raw:wär>,
    nicht mehr aufzuwachen|aufwachen, nicht mehr auf zu wachen, nicht mehr hier <raw:wär>|wäre|bin|sein,
    gar nicht mehr hier|da <raw:wär>|sein, nicht mehr aufwachen, nicht mehr aufzuwachen,
    einfach nicht mehr aufwachen|sein, einschlafen und nicht|nie mehr|wieder,
    wenn ich gar|einfach? nicht mehr? da|hier|<raw:wär> <raw:wär>, wenn ich nicht mehr? da|hier|<raw:wär>,
    wenn ich weg|tot|fort <raw:wär>, wenn ich einfach weg|nicht, <raw:wär> lieber? tot,
    ich <raw:wär> am|lieber|besser liebsten? tot|weg|nicht, wünschte ich <raw:wär> tot|weg|nie|nicht, lieber tot,
    will|möchte|wollte sterben, will|möchte|wollte nur noch sterben,
    ohne mich besser|einfacher|leichter dran|_?, besser|einfacher|leichter dran? ohne mich,
    für alle einfacher|besser|leichter, einfacher|besser|leichter für alle|euch|sie wenn|ohne,
    keiner|niemand würde|wird mich|es vermissen|merken, kann nicht mehr leben|weiterleben,
    ich kann nicht mehr, kann einfach nicht mehr, ich mag nicht mehr leben|sein,
    keine kraft mehr zum|fürs leben|weiterleben, sehe|seh keinen sinn mehr, keinen sinn mehr im|zu leben|_?,
    lebensmüde, des lebens müde, wozu noch leben, wofür noch leben, schluss machen mit allem|dem,
    allem ein ende, dem|allem ein ende setzen|machen, nichts mehr wofür, geritzt, ritze mich,
    schlaftabletten, alle tabletten, tabletten gezählt|genommen|geschluckt|gesammelt,
    von der|einer brücke springen|gesprungen|zu, vor den|einen zug werfen|springen|gesprungen|geworfen|zu,
    gegen den baum fahren|_?, gegen einen baum, bin allen|euch nur? eine? last, allen zur last,
    nur eine last, nie geboren, verschwinden für immer, für immer verschwinden, kanake*, neger*, nigger*,
    judensau, saujude*, ausländer raus,
    scheiß ausländer|türken|juden|moslems|polen|schwule*|flüchtlinge|neger|kanaken|asylanten,
    drecks ausländer|türken|juden|moslems|flüchtlinge, schwuchtel*, untermensch*, sieg heil, heil hitler,
    vergasen, alle abschieben|erschießen, gehört|gehören alle? vergast|erschossen|abgeknallt|an|aufgehängt,
    hasse ausländer|juden|moslems|türken|schwule|flüchtlinge, zigeunerpack, asylantenpack
  `),
  death: cues(`
    letzte|letzten karte|runde|partie|schicht hingelegt|gespielt|gelegt|angetreten, platz|sessel|stuhl ist|bleibt|blieb frei|leer geblieben|_?, heimgegangen|eingeschlafen .. waren da,
    ist|heute|gestern|nacht|morgen .. sie|er ganz? leise|still|ruhig|sanft|friedlich eingeschlafen|gegangen, mussten|musste <pron>|<name> gehen lassen, durfte gehen|einschlafen, aufgehört zu atmen|schlagen,
    letzte|letzten reise|ehre|weg|gruß, urne*, aussegnung, seebestattung,
    gott hab ihn|sie selig, auf seinem|ihrem sarg, hab ihn|sie selig,
    heimgegangen, ist heimgegangen, ist heute|gestern nacht gegangen, musste gehen, nicht nach hause gekommen, ohne ihn|sie nach hause, aufgehört zu atmen, auf dem sarg, sein|ihr letzter wunsch, hat den kampf verloren, für immer still, hat losgelassen, die augen zugemacht|geschlossen, geräte abgestellt|abgeschaltet, ist nicht mehr bei,
    verstorben*, verstarb, beerdig*, beisetz*, beigesetzt, trauer*, trauern, begräbnis, bestatt*, friedhof,
    grabstein, sein|ihr|das|am|vom|dem|seinem|ihrem grab, sarg, urne, todesanzeige*, kondolenz*, beileid,
    ruhe in frieden, ruhet in frieden, ruhe sanft, r i p, rip, <kin>|<name> ist .. eingeschlafen, ist unser|unsere|mein|meine|der|die <kin> .. eingeschlafen|gegangen|heimgegangen, ist <kin> .. eingeschlafen|heimgegangen,
    friedlich eingeschlafen, für immer eingeschlafen|gegangen|_? geschlossen|_?, augen für immer,
    nicht mehr aufgewacht, nie mehr aufgewacht, nicht wieder aufgewacht, von uns gegangen, ist von uns,
    hat uns verlassen, haben uns von <kin>|<pet>|<name>|ihm|mein*|unser* .. verabschiedet, abschied nehmen,
    abschied genommen, letzten|letzte atem*|weg|reise|ruhe|gruß|abschied, nicht mehr unter uns,
    nicht mehr bei uns, seit er|sie nicht mehr, seit <kin>|<name> nicht mehr ist|lebt|da, schwester|pflegerin|pfleger|nachtschwester hat .. fenster aufgemacht|geöffnet, keine karten .. keine blumen, keine blumen .. keine karten, er|sie ist nicht mehr da|hier|bei, er|sie fehlt mir|uns,
    fehlt mir|uns so|jeden|sehr, <kin>|<name> fehlt, du fehlst, vermisse dich|ihn|sie so|jeden|sehr,
    im himmel, stern am himmel, regenbogenbrücke, erlöst, einschläfern, eingeschläfert,
    erlösen lassen|müssen|_?, <pron>|<name>|sie gehen lassen, mussten ihn|sie gehen,
    wir haben ihn|sie|<name>|<kin> verloren,
    haben|hab|habe|hat <kin>|<name>|ihn|sie|mein*|unser* .. verloren,
    verlust von|meines|meiner|unseres|unserer|eines, verlor* <kin>|<pet>|mein*|unser*,
    <raw:wär> heute|jetzt|gestern|morgen <number>, <raw:wär> <number> geworden, <raw:hätt> heute geburtstag,
    jahre|jahr|monate ohne <kin>|dich|ihn|sie|<name>, todestag, jahrgedächtnis, sternenkind*, fehlgeburt*,
    leerer|leeren stuhl|platz für|am|auf, seinen|ihren platz|stuhl frei|leer gelassen, kinderwagen|kinderbett|wiege|gitterbett nie|unbenutzt benutzt?, kinderwagen|kinderbett|wiege zurückgebracht|zurückgegeben,
    das|unser kleine|kleines zimmer wieder weiß|zurück gestrichen,
    totgeburt, kein herzschlag, keinen herzschlag, herzschlag mehr, kein herzton*, baby verloren,
    das kind verloren, schwangerschaft verloren, ausschabung, witwe, witwer, verwitwet, waise, ertrunken,
    tödlich*, verunglückt, ums leben, umgekommen, erhängt
  `),
  illness: cues(`
    hörsturz*, auf der|die intensiv, von der intensiv, geisterfahrer*, tage infusion*,
    das wort mit a|k|d|b|p, diagnose mit a|k, nicht das|die was|nachricht .. gehofft|wollten|hören,
    befund|ergebnis|ergebnisse|werte .. nicht gut|das|was, behandlung hat begonnen|angefangen,
    niemand darf|kann zu ihm|ihr|besuch*, besuch ist verboten|nicht, verlegt auf die|eine andere|palliativ*,
    künstlich* koma, im koma, links|rechts etwas|was gefunden, fibrose, lungenfibrose,
    an der|in der lunge|leber|bauchspeicheldrüse|niere|brust|prostata, was gefunden, etwas gefunden an|in, hat gestreut, schatten auf,
    krebs, brustkrebs, lungenkrebs, darmkrebs, hautkrebs, bauchspeichel*, prostatakrebs, chemo,
    chemotherapie, bestrahlung*, tumor*, hirntumor, mesotheliom, asbestose, staublunge, leberzirrhose, karzinom*, myelom, multiple sklerose, mukoviszidose,
    herzinsuffizienz, nierenversagen, leberversagen, dialyse, blutvergiftung, sepsis, leukämie, lymphom, metasta*, bösartig, schlaganfall,
    herzinfarkt, infarkt, herzstillstand, hirnblutung, aneurysma, hospiz, palliativ*, intensivstation,
    künstliches koma, im koma, wiederbelebt, reanim*, beatmet, beatmung, lebensgefahr, unheilbar, demenz,
    alzheimer, parkinson, die|eine|seine|ihre|meine diagnose, diagnostiziert, wochen|monate|tage zu leben,
    ärzte .. nichts mehr tun|machen, konnten nichts mehr tun|machen, austherapiert, stents, bypass, sepsis,
    blutvergiftung, dialyse, organversagen, amputiert
  `),
  violence: cues(`
    ermordet, mord, mörder, erschossen, erstochen, messerangriff, amoklauf, anschlag, attentat, massaker,
    vergewaltig*, missbrauch*, missbraucht, misshand*, häusliche gewalt, verprügelt, zusammengeschlagen,
    er hat mich geschlagen, schlug mich, schlägt mich, hat mich geschlagen|gewürgt|bedroht|getreten,
    überfallen worden, überdosis, entführt
  `),
  dying: cues(`
    gestorben, starb, stirbt, sterben, tot, tod, tote, toter, toten, totes, weggestorben, eingegangen,
    verendet, krepiert, abgekratzt, den löffel abgegeben, ins gras gebissen, heimgegangen, entschlafen,
    dahingeschieden
  `),
  euphemisms: cues(`
    ist gegangen, ist heute|gestern|am|letzte|diese .. gegangen|eingeschlafen, ist eingeschlafen,
    ist nicht mehr, ging, ist fort, ist weg, hat uns verlassen, ist heimgegangen, ist nicht mehr aufgewacht,
    ist von uns, durfte gehen|einschlafen, hat es geschafft, ist erlöst, schläft jetzt|nun|für,
    hat losgelassen
  `),
  amber: cues(`
    gehen|gingen|sind .. auseinander|auseinandergegangen, auseinander gegangen, trennen uns, haben uns getrennt,
    niemand* mehr dem|der|den,
    keiner|niemand wartet|gewartet|steht|stand mehr, ohne ihn|sie zum ersten|das erste, krankenhaus*, klinik*, operation*, operiert, op, notaufnahme, notarzt, krankenwagen, rettungswagen,
    depress*, angststörung, panikattack*, therapie, therapeut*, psychiat*, psycholog*, burnout, reha,
    entzug, trocken seit, alkoholiker*, scheidung, geschieden, getrennt, trennung, schluss gemacht,
    verlassen worden, mein ex, meine ex, exfreund*, exmann, exfrau, gekündigt worden, haben mir gekündigt,
    hat mir gekündigt, mir wurde gekündigt, entlassen, entlassung, arbeitslos*, insolven*, pleite,
    zwangsräumung, obdachlos, krank, kranke, krankheit, krankgeschrieben, schwer krank, verletz*, gebrochen,
    gehirnerschütterung, lungenentzündung, biopsie, blutwerte, künstliche befruchtung, pflegeheim,
    altenheim, einsam, einsamkeit, geweint, heule, heulen, vermisse, kerze, gedenk*, schweigeminute, unfall,
    einbruch, ausgeraubt, bestohlen, gemobbt, mobbing, krieg, bombe*, flüchtling*, erdbeben, hochwasser,
    pandemie, lockdown, corona, quarantäne, kardiolog*, onkolog*, am herzen, herzkrank*, epilep*, diabetes,
    afd, merkel, trump, putin, ukraine, israel*, gaza, palästin*, rassis*, nazi*, faschis*, homophob*,
    abtreibung, migration, asyl*, impfgegner*, impfpflicht, brexit, referendum, streik, beten, gebetet,
    feminis*, querdenk*
  `),
  told: cues(`
    hat's|hats mir|uns, hat mir|uns .. erzählt|gesagt|anvertraut|gebeichtet|gestanden|verraten, erzählt* mir, anvertraut,
    gebeichtet, gestand mir, hab|habe .. erfahren, vertraut mir, sagt er|sie, kam zu mir, sich geoutet,
    geoutet, outete sich
  `),
  kept: cues(`
    alle wissen es, nur mir|uns .. gesagt|erzählt|anvertraut, nicht einmal|mal ihr|ihre|sein|seine|ihrem|seiner mann|frau|mutter|eltern|freund|freundin,
    ich sag|sage nichts, seine|ihr|ihre frau|mann|eltern glaubt|glauben|denkt|denken,
    nicht wissen dürfen, nicht wissen darf, darf nicht wissen, es .. nicht wissen, versprechen müssen, schwören müssen, hab|habe versprochen, nichts weitersagen,
    den mund halten|_?, mund halten, für mich behalten, für sich behalten, behalt* es|das für,
    darf|soll|sollen|dürfen niemand*|keinem|nichts wissen|erfahren|sagen,
    darf|soll es|das niemand*|keiner|keinem wissen|erfahren|sagen,
    niemand|keiner weiß|darf davon|es|wissen|erfahren, weiß nichts davon|_?, weiß es nicht,
    wissen nichts|es davon|nicht, weiß von nichts, im vertrauen, unter uns, geheimnis,
    versprochen .. nichts|nicht|keinem|niemandem|zu, niemandem erzählen|sagen|_?, keinem erzählen|sagen|_?,
    nicht weitersagen, nicht weitererzählen, nichts verraten, hinter seinem|ihrem rücken, nicht meins zu
  `),
  delicate: cues(`
    darf das nicht, ohne erlaubnis, nicht mehr zur arbeit, arbeitslos,
    schwanger, affäre, fremdgegangen, geht fremd, betrügt, betrogen, eine andere, einen anderen, geliebte,
    geliebten, abtreib*, abgetrieben, schwul, lesbisch, bisexuell, trans, geoutet, hiv, spielsucht,
    spielhalle, automaten, wetten, wettschulden, verspielt, verzockt, zockt, schulden, kredithai, trinkt,
    trinkt wieder, rückfall, drogen, tabletten, kokain, geklaut, gestohlen, stiehlt, unterschlagen, betrug,
    knast, gefängnis, verhaftet, polizei, vorbestraft, führerschein weg, schlägt sie|ihn, geschlagen, ritzt,
    bulimie, magersucht, missbrauch*, vergewaltig*, vater ist nicht, nicht der vater, kuckuckskind,
    adoptiert, will sie|ihn verlassen, verlässt, scheidung, krebs, tumor, knoten, diagnose, gekündigt,
    durchgefallen, gefälscht
  `),
  harmless: cues(`
    überraschung*, party, feier, geschenk*, rezept, geburtstag*, torte, kuchen, weihnachtsmann, christkind,
    nikolaus, osterhase, antrag, ring
  `),
  afterwards: cues(`
    vielen kerzen|kränze|umarmungen, dass ihr da wart|wards|gwesen, dass so viele da,
    danke an|für alle|die|eure|den|das, danke euch|allen, dankeschön, nachrichten, karten, blumen,
    anteilnahme, bin wieder da|zurück|_?, wieder bei der arbeit, weiß nicht wohin|was|wie, keine worte,
    ohne worte,
    sein|seine|ihr|ihre|den|der napf|korb|leine|körbchen|sessel|stuhl|jacke|bett|tasse|brille|platz, napf,
    körbchen, leine hängt, so still, zu still, kein neuer|neues|neuen|neue hund|katze|_?, keinen neuen,
    keine neue
  `),
  atWork: cues(`
    frühdienst, spätdienst, nachtdienst, schicht, nachtschicht, dienst, station, übergabe, kollegen,
    meine patienten, patienten, praktikum, serie, film, folge, roman, krimi
  `),
  sport: cues(`
    beet, beete, dahlien, rosen, rittersporn, magnolie, gießen, gegossen, frost, dürre, kompost, giersch, schnecken, schneckenplage, topf, töpfe, aussaat, ausgesät, zwiebeln, hecke, rasen, rasenmäher, gemüse, tomaten, zucchini, ausgegraben, spielstand, endgegner, gilde,
    spiel, spieltag, liga, bundesliga, tor, tore, torwart, stürmer, schiri, elfmeter, abstieg, abgestiegen,
    aufstieg, saison, pokal, halbzeit, verlängerung, derby, verein, mannschaft, trainer, null, level, boss,
    respawn, lag, konsole, charakter, raid, spielstand
  `),
  naming: cues(`
    heißt, heißt jetzt, getauft, taufe, nenne, nennt, ist mein rad|auto|wagen|motorrad|laptop|boot
  `),
  things: `
    taxi velo töff moped mofa trecker traktor skoda opel golf polo fiat passat käfer xbox playstation glotze tiefkühler gefriertruhe trockner boiler
    rad fahrrad auto wagen bus lkw motorrad roller boot schiff fähre wohnwagen rasenmäher staubsauger
    waschmaschine spülmaschine kühlschrank herd ofen backofen wasserkocher toaster drucker laptop rechner
    computer handy telefon router fernseher akku pflanze yucca yuccapalme kaktus orchidee farn basilikum
    tomate baum rose zimmerpflanze palme sauerteig hefe teig gitarre zelt drohne konsole figur charakter
    verein band mannschaft saison heizung kaffeemaschine
  `,
}
