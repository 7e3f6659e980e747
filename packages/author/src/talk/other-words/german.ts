/** German: see `english.ts`. */
export const GERMAN = `
vogel vögel federvieh piepmatz: wellensittich papagei kanarienvogel huhn hahn gans ente amsel meise spatz schwalbe storch reiher taube krähe rabe eule möwe star käfig federn
tier haustier vieh: hund katze kater pferd esel ziege schaf kuh schwein hase kaninchen hamster schildkröte igel papagei gans huhn
hund vierbeiner köter: dackel welpe terrier schäferhund mops leine bellt pudel
katze kater mieze: kätzchen schnurrt
pferd gaul: stute hengst fohlen wallach sattel reiten
kuh rind: kalb stall milch melken
schaf: lamm bock herde wolle
fisch: forelle karpfen hecht hering aal zander angeln
angeln angler: angel haken fisch teich
insekt: biene wespe ameise käfer spinne
biene bienen imker: volk schwarm honig stock
auto wagen fahrzeug karre: golf polo käfer opel corsa kombi bulli motor tüv kilometer werkstatt
lastwagen laster lkw: fracht
traktor trecker schlepper: fendt deutz acker
motorrad moped roller: helm simson vespa mofa
fahrrad rad drahtesel: e-bike reifen sattel radeln
boot schiff kahn: jolle segel kutter ruder kajak fähre mast
zug bahn eisenbahn: bahnhof gleis abteil lok schaffner verspätung
flugzeug flug fliegen: flughafen koffer landung
maschine gerät apparat: waschmaschine herd ofen heizung mixer kaffeemaschine motor pumpe rasenmäher
instrument: klavier geige gitarre trompete posaune akkordeon orgel flöte klarinette tuba cello trommel
chor gesangverein sänger: singen sopran alt tenor bass probe dirigent
kapelle band orchester blaskapelle: trompete tuba posaune probe konzert
lied stück: strophe choral melodie
wettbewerb wettkampf turnier meisterschaft: jury preis pokal platz sieger finale urkunde medaille
platz platzierung rang: erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter letzter
sieg gewonnen gewinnen: erster pokal gold meister
niederlage verloren: zweiter letzter
preis auszeichnung ehrung: pokal urkunde medaille orden
haus heim eigenheim: wohnung schlüssel dach keller garten
wohnung bude: miete zimmer schlüssel altbau
zimmer raum: küche bad wohnzimmer schlafzimmer keller dachboden speicher
umzug umgezogen: kisten kartons schlüssel
dach: ziegel dachdecker undicht rinne
heizung ofen: kessel brenner kalt
zaun grenze: hecke latten tor nachbar
garten schrebergarten kleingarten beet: laube beet parzelle tomaten rasen kompost
schuppen laube hütte: scheune garage werkstatt
krach lärm radau: bohren hämmern bellen poltern geräusch
gestank geruch: riecht stinkt
überschwemmung hochwasser flut: wasser keller pumpe fluss sandsäcke
sturm unwetter gewitter: blitz hagel orkan baum
brand feuer: rauch flammen feuerwehr
schnee winter: eis glatt geschneit frost
hitze: grad heiß
laden geschäft betrieb firma: werkstatt bäckerei metzgerei kiosk salon café markt stand
schild aufschrift: buchstaben gemalt tafel geschrieben
eröffnung eröffnen eröffnet: aufgemacht offen
arbeit beruf job stelle: werkstatt büro schicht lehrer lehrerin schreiner tischler bäcker metzger fahrer busfahrer krankenschwester pfleger koch köchin maurer elektriker klempner bauer förster friseur friseurin schneiderin hebamme postbote uhrmacher
lehrling azubi auszubildender: lehre gesellenbrief
kündigung entlassen gefeuert: gekündigt stelle
rente ruhestand pension: letzter feierabend abschied
chef vorgesetzter: chefin meister
lohn gehalt verdienst: stunde euro
geld erspartes kohle: euro kasse sparbuch bank
schulden kredit darlehen: bank rate raten zurückgezahlt
preis kosten gekostet: bezahlt euro
wette: gewettet kasten einsatz
lotto gewinn: zahlen schein
mann ehemann gatte: mann verheiratet
frau ehefrau gattin: frau verheiratet
partner partnerin freund freundin: zusammen
eltern: mutter vater
geschwister: bruder schwester
verwandte verwandtschaft: onkel tante cousin cousine schwager
enkel enkelin enkelkind baby säugling: geboren gramm oma opa zentimeter
schwanger schwangerschaft: baby monat
hochzeit heirat trauung: geheiratet standesamt ring braut kirche ja
verlobung antrag: ring ja gefragt
scheidung trennung: getrennt ausgezogen anwalt
tod gestorben verstorben: eingeschlafen beerdigt
beerdigung begräbnis beisetzung: sarg grab friedhof urne
krankheit erkrankung leiden: krebs herz schlaganfall diagnose klinik fieber zucker demenz
herz herzinfarkt: stents infarkt
operation op eingriff: operiert narkose hüfte knie klinik
krankenhaus klinik spital: station bett visite
arzt doktor ärztin: praxis befund
unfall verletzung: gebrochen gips krankenwagen gestürzt beule
sturz gefallen: ausgerutscht gestürzt
gedächtnis demenz: vergessen verwechselt
kurs unterricht lernen: stunde lehrer lehrerin vhs
schule: klasse lehrer zeugnis einschulung
zeugnis note: eins zwei drei vier fünf
prüfung examen test: bestanden durchgefallen
führerschein fahrprüfung: fahrschule bestanden
studium universität uni: semester bachelor master
beibringen beigebracht lehren: gezeigt erklärt unterricht lehrer
buch roman: seiten gelesen kapitel
brief schreiben: umschlag post zettel karte
zeitung blatt: artikel lokalteil
foto bild aufnahme: kamera album rahmen
telefon anruf: angerufen handy klingelte aufgelegt
computer rechner: laptop internet drucker
film kino: leinwand
streit zank krach zerwürfnis: gestritten geschwiegen aufgelegt angeschrien
versöhnung vertragen versöhnt: entschuldigt handschlag umarmt
versprechen versprochen gelübde: schwöre geschworen
geständnis gestanden zugegeben: wahrheit gelogen
geheimnis: niemandem verraten
verloren verschwunden vermisst weg: entlaufen gesucht weggeflogen
gefunden aufgetaucht: wieder da
gestohlen geklaut diebstahl: dieb weg
kaputt defekt: gerissen gebrochen geplatzt
reparatur reparieren repariert: geflickt geklebt läuft
gebaut bauen: fertig brett holz säge
aufgehört aufgegeben: letzte
zurück zurückgegeben: wieder gebracht
ausgeliehen verliehen geborgt: geliehen
urlaub reise ferien: koffer hotel zelt strand insel meer
ausland ausgewandert: flug koffer
insel: fähre
meer see ostsee nordsee: strand wellen
strand: sand wellen
schwimmen schwimmbad: bahn bahnen becken freibad seepferdchen
wandern wanderung: gipfel weg kilometer rucksack
lauf marathon rennen: kilometer ziel gelaufen
berg gipfel: hütte aufstieg
kirche gottesdienst: pfarrer orgel glocke
pfarrer pastor: predigt
weihnachten heiligabend: baum geschenke christkind
ostern: eier hase
geburtstag: kerzen kuchen torte
fest feier party: kuchen getanzt gäste
geschenk geschenkt: verpackt schleife
essen gericht mahlzeit: suppe braten eintopf kuchen knödel kartoffelsalat rouladen spätzle
kuchen torte gebäck: backen ofen teig stollen plätzchen
getränk: bier wein kaffee tee schnaps
wein: flasche lese
bier: kasten brauerei fass
gemüse: tomate zucchini kürbis gurke kohl kartoffel bohnen
obst früchte: apfel birne kirsche pflaume zwetschge quitte
marmelade: glas gelee
blumen pflanze: rose tulpe dahlie geranie orchidee sonnenblume
baum: apfelbaum kirschbaum birke eiche tanne linde pflaumenbaum nussbaum
kleidung kleidungsstück: mantel jacke hemd kleid pullover schal mütze anzug dirndl
mütze hut kopfbedeckung: kappe
schuhe schuhwerk: stiefel sandalen hausschuhe
schmuck: ring kette ohrring brosche
brille: gläser
uhr: wecker zeiger pendel
möbel: stuhl tisch schrank sofa sessel bett kommode
werkzeug: hammer säge bohrer leiter zange
leiter: sprossen
kiste truhe behälter: schachtel dose karton schublade koffer
polizei: beamter wache
dieb einbrecher: gestohlen
anwalt gericht prozess: brief klage richter
bürgermeister gemeinde amt behörde: rathaus bescheid antrag
wahl: gewählt stimme
fußball verein mannschaft: tor spiel aufstieg abstieg tabelle
spiel partie: gewonnen verloren skat schach karten
kneipe wirtshaus gaststätte wirtschaft: wirt stammtisch bier
stammtisch: bier runde
feuerwehr: einsatz sirene schlauch
schützenfest: könig vogel
karneval fasching: kostüm umzug prinz
stricken wolle: nadeln schal socken
nähen: nähmaschine naht
malen: pinsel bild leinwand
hobby: chor skat garten angeln modelleisenbahn
spitzname: genannt
besitzer eigentümer: gehörte
haare frisur: friseur geschnitten
bart: rasiert
tattoo: nadel
gewicht abnehmen diät: kilo waage
rauchen zigaretten: kippe pflaster
alkohol trinken: nüchtern bier
schlaf: nacht bett
angst furcht: zittern mut
weinen geweint: tränen geheult
lachen gelacht: gekichert
rede ansprache: gesagt worte
dorf stadt: platz straße
friedhof grab: blumen stein
`
