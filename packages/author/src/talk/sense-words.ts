/**
 * Words that stand near one another, a group on each line: what one person asks for in one of them, another has
 * written in the next. Looser than a synonym (a ute is a car, a gadget may be a phone), so that only the second look
 * at a question uses them. In their plain forms; others are found by their stem.
 */
export const SENSES: Readonly<Record<'en' | 'es' | 'de', string>> = {
  en: `
car ute van truck lorry motor vehicle wheels banger hatchback estate pickup automobile falcon corsa fiesta volvo panda beetle land-rover jeep mini taxi cab
bike bicycle pushbike pushy cycle cycling cyclist bikes ride riding rode pedal lycra e-bike ebike
motorbike moped scooter vespa harley
kid kids child children bairn bairns wean son daughter lad lass boy girl toddler baby youngest eldest
son boy lad laddie
daughter girl lass lassie
granddaughter grandchild grandkid grandkids girl
grandson grandchild grandkid grandkids boy
brother bro sibling
sister sis sibling
husband hubby fella bloke
wife missus partner bride
fiance fiancee fiancé
boyfriend fella partner
girlfriend partner missus
grandfather grandad grandpa pop pops gramps nonno grandda
grandmother granny nan nana nonna gran
father dad daddy pop pops papa
neighbour next-door neighbor nextdoor
friend mate pal buddy friends mates
boss manager gaffer foreman chief supervisor director
colleague workmate coworker
doctor gp consultant surgeon specialist physio nurse medic hospital clinic
dentist tooth teeth filling dental
vet animal-doctor
hospital ward ambulance surgery theatre operation icu clinic infirmary
ill sick crook poorly unwell injured hurt accident fell bad
illness cancer diagnosis scan tumour disease
operation surgery operated knee hip cataract
smoke smokes smoking cigarette cigarettes fag fags durry durries dart darts gasper gaspers ciggie ciggies tobacco baccy vape
drink drinking booze alcohol beer wine pint whisky pub sober
weight diet slimming stone pounds kilos scales fat lbs
food dish meal dinner recipe bake cooking tea supper lunch
potato spud spuds tattie tatties bake
cake sponge dumpling pudding bun loaf pie bread sourdough
jam marmalade preserve chutney
secret ingredient trick recipe
dog puppy pup hound staffy collie terrier greyhound spaniel labrador mutt
cat kitten kitty moggy tom
bird budgie parrot canary cockerel rooster hen chicken
pet dog cat rabbit hamster goldfish tortoise turtle
cow cattle calf heifer herd
sheep lamb ewe flock
horse pony mare foal
house home flat apartment place cottage bungalow
flat apartment place house bedsit
move moved flit flitted relocate keys boxes settled
garden yard allotment patch plot lawn
shed garage workshop outhouse lean-to
greenhouse glasshouse tomato-house polytunnel
roof gutter tiles slates
boiler heating radiator furnace
washer washing-machine laundry
dishwasher machine
fridge freezer
television tv telly screen
phone mobile telephone handset
computer laptop pc ipad tablet
gadget device contraption gizmo
satnav sat-nav navigation gps directions
money cash savings fund jar dosh quid pounds dollars bucks
save saved saving savings fund jar bottle piggy
price cost paid pay bucks quid
loan borrowed lent lend borrow bank mortgage
job work post position role career employment trade
hired taken-on employed joined started apprentice
sacked fired laid-off redundant dismissed
promotion promoted supervisor manager band
wage salary pay earn earned
business company firm shop trade
shop store stall market arch unit
retire retired retirement pension finishing
quit give-up gave-up stop stopped chuck chucked pack-in jacked
wedding marry married bride groom ceremony vows hitched knot
engaged propose proposal ring knee asked yes
divorce split separated broke-up break-up left
date dating met girlfriend boyfriend courting
born birth arrived baby newborn kg lb pounds ounces
pregnant expecting due baby bump preggo
die died death funeral passed gone dead
grave buried funeral cemetery bury
fight row argument quarrel fell-out feud falling-out
speak speaking talk talking speaking-terms silence say
apologise apologised sorry apology
lose lost mislay mislaid misplaced missing gone vanished disappear
find found turn-up turned-up discovered appear
steal stole stolen nick nicked pinch pinched swipe swiped thief burglar took
break broke broken snapped smashed cracked crash crashed conked packed-in
mend fix fixed repair repaired mended
build built put-up erect erected construct
shoe shoes boot boots thong thongs trainer trainers slipper sandal footwear
hat cap beanie
coat jacket jumper cardigan
jewellery ring necklace earring bracelet watch locket
watch omega rolex
glasses specs spectacles
tattoo tattoos tatt tatts tattooed tatted ink inked
hair haircut hairdo barber
beard moustache
team club side squad
football footy soccer match game team
premiership premierships flag flags premiers title titles championship league champions
cup trophy medal prize award
match game fixture
win won victory winner beat
lose lost defeat beaten
race run marathon 10k parkrun dash
swim swam swimming dip lido pool sea dook plunge
walk hike trek camino ramble hiking
climb hill mountain summit peak
holiday trip vacation getaway travel break
camp camping tent campsite river
beach seaside sea coast sand shore bay
boat ship yacht dinghy ferry sail
plane flight fly flew airport
train railway station
austria vienna
germany berlin munich hamburg
france paris
spain madrid barcelona
italy rome milan venice
canada toronto ontario halifax scotia vancouver
america usa florida york states
australia sydney melbourne
scotland edinburgh glasgow
school class teacher pupils kinder primary
university uni college degree course
exam test results passed finals
teacher professor sir miss
learn learned lessons lesson class taught
music band song tune sing
piano grand upright keyboard broadwood
guitar strings
choir sing singing song solo
church chapel kirk minister vicar priest service cathedral
party do bash celebration
birthday turned years-old
christmas xmas chrissy yule
newyear hogmanay january
easter good-friday bunny
storm gale wind hurricane cyclone
snow blizzard snowed
flood flooded water river
fire burnt smoke flames
garden flowers plants roses
tree oak apple cherry lemon pear
vegetable veg tomato carrot courgette leek
show fair fete competition
judge judged judging judges
vote voted voting ballot election referendum
windmill windmills turbine turbines propellers wind windfarm
seat bench chair
words inscription says wrote engraved
sign signboard plaque
letter note card envelope post
book novel reading read
newspaper paper press
photo picture photograph pic
film movie cinema
computer-game playstation xbox
predict predicted forecast prediction reckon calling predictions mark
bet wager stake fiver shook
promise promised vow swore
dream wish hope
hate hated stand despise
love loved adore
angry furious raging cross livid
proud pride chuffed
scared afraid fear frightened
cry cried wept tears greeting bawled
laugh laughed giggle
nickname call called name
legal roadworthy rego registered mot licence
accident crash fell fall came-off
police cops cop
thief thieves burgled robbed
tomb chamber passage grave
shine sun sunlight light lit gold
tune tuned tuning tunings
fork tuning-fork
tool spanner wrench screwdriver hammer drill
ladder steps
key keys
lend lent loan borrow borrowed give gave
return returned back brought
dish bowl tray tin casserole
esky cooler coolbox icebox
bottle jar
bin bins rubbish trash wheelie
gate door fence
hole pothole crater
road street lane highway
bus coach
farm farmer croft
island isle
lockdown covid virus pandemic corona quarantine
cancel cancelled called-off off postponed covid
miss missed skip skipped
annual yearly every-year tradition
successor took-over takeover handed replaced
trainee apprentice learner
owner owns own
view opinion think thought mind
change changed turned
figure number count total
final definitive last
`,
  es: `
coche carro auto troca camioneta furgoneta vehiculo camion
bicicleta bici
moto motocicleta ciclomotor
autobus bus camion guagua micro colectivo
hijo hija nino nina chamaco niña chico chica crio cria peque
hija niña chica muchacha
hijo niño chico muchacho
nieto nieta
bebe bisnieta bisnieto recien nacido niña niño
esposa mujer señora vieja
esposo marido viejo
pareja novio novia marido mujer compañero
novio pareja prometido
novia pareja prometida
abuela abuelita yaya
abuelo abuelito yayo
madre mama ama mami
padre papa apa papi
hermano carnal
amigo compadre cuate colega
vecino vecina enfrente escalera portal
jefe jefa patron encargado
medico doctor hospital clinica enfermera
dentista muela diente dientes
hospital clinica urgencias operacion ambulancia uci
enfermo malo mala enfermedad diagnostico
operacion operar operaron quirofano catarata
fumar tabaco cigarro cigarrillo pitillo
beber alcohol cerveza vino copa
peso kilos bascula dieta adelgazar
comida plato receta guiso
receta ingrediente secreto
patata papa patatas
pastel tarta bizcocho torta
perro perra cachorro can
gato gata gatito
pajaro canario loro periquito pavarotti
mascota perro gato tortuga
casa piso hogar departamento vivienda
mudar mudarse mudanza vivir cepillo cajas llaves
jardin patio huerto
arbol limonero limon naranjo olivo higuera
lavadora
nevera frigorifico refrigerador
television tele pantalla
telefono movil celular
ordenador computadora compu portatil
dinero ahorro ahorros cochinito hucha pesos euros lana
precio costo costar pagar
trabajo empleo puesto chamba curro oficio
contratar contrataron aceptaron entrar
despedir despidieron echaron
jubilar jubilacion retiro gorra
negocio tienda local empresa
boda casarse casar matrimonio
compromiso anillo pedida
divorcio separacion separar divorciado
conocer conoci encontrar autobus
nacer nacio nacimiento
morir murio muerte apagando ido falleci entierro
enterrar entierro cementerio tumba
pelea discusion bronca pelear
paz perdon caldo reconciliar
perder perdido desaparecer desaparecido extraviar
encontrar aparecer aparecido hallar apareci
robar robo ladron
romper roto estropear averia
arreglar reparar
construir obra obras
zapato zapatos bota botas zapatilla tenis
ropa vestido camisa
joya anillo collar pendiente medalla reloj
reloj omega
gafas lentes
tatuaje tatuado dibujos rayado
equipo club
futbol partido
ganar campeon campeones victoria
premio medalla copa loteria gordo pedrea reintegro
loteria gordo pedrea reintegro decimo toco tocado
navidad nochebuena reyes
carrera maraton
carrera universidad medicina grado titulo estudios medica
nadar piscina mar
caminar andar andando andado camino caminata peregrinacion kilometros
viaje viajar vacaciones vuelo
playa mar arena
escuela colegio instituto
universidad facultad carrera
examen selectividad oposicion
profesor maestro profe
ingles idioma curso
musica banda grupo cancion
acordeon
iglesia parroquia misa virgen
fiesta fiestas
ofrenda pilar virgen flores
cumpleaños cumplir
tranvia tren metro
paraguas
ascensor elevador
tormenta lluvia
nieve nevada nevar
frio helada
calor grados
votar votado voto
opinion pensar pienso opinar creer
promesa prometer prometi manda deuda cumplir cumplido
apuesta apostar
carta nota
libro leer lee
foto fotografia
maquina singer
coser costura
prestar prestado dejado dejar presto
devolver devuelto volver regresar
croqueta croquetas bechamel
azucar glucosa
pandemia covid virus confinamiento
cancelar suspender cancelado
intento intentar intentado curso
cuenta total numero recuento
`,
  de: `
auto wagen karre volvo golf käfer kombi schwede fahrzeug
fahrrad rad e-bike elektrorad elektroräder motor drahtesel
motorrad moped roller
traktor trecker schlepper
kind kinder tochter sohn kleine kleiner enkel
tochter mädchen
sohn junge
enkelin enkel enkelkind großmutter oma
enkel enkelkind opa
baby gramm geboren
ehemann mann
ehefrau frau
oma großmutter
opa großvater
bruder geschwister
schwester geschwister
freund kumpel
nachbar nachbarin nebenan
chef chefin vorgesetzter
arzt doktor klinik krankenhaus
zahnarzt zahn zähne
tierarzt tierärztin doktor praxis
krankenhaus klinik akh notaufnahme intensivstation station
krank krankheit diagnose grippe
herzinfarkt herz stents infarkt herzen
operation op operiert
rauchen zigarette zigaretten kippen
trinken bier wein schnaps
gewicht kilo abnehmen waage diät
essen gericht rezept braten
rezept zutat geheimnis zettel fehler
kuchen torte gebäck
hund welpe dackel
katze kater
vogel wellensittich hahn huhn
gans ganter
biene bienen volk völker bienenvolk bienenvölker kästen schwarm imkern
honig glas gläser
kuh kalb rind
pferd hengst stute
haus wohnung zuhause
umzug umziehen eingezogen kisten
garten beet hof
schuppen scheune garage
heizung kessel
waschmaschine wäsche
fernseher tv
handy telefon
computer rechner laptop internet
geld euro kasse
preis kosten bezahlt euro
arbeit job stelle beruf
eingestellt angefangen stelle
gekündigt entlassen
rente ruhestand pensioniert
geschäft laden firma
hochzeit heirat geheiratet trauung
verlobung verlobt antrag ring
scheidung getrennt trennung
geburt geboren
gestorben tot tod eingeschlafen
beerdigung begraben grab
streit gestritten zank
verloren weg verschwunden fehlt
gefunden aufgetaucht wiedergefunden piept
gestohlen geklaut dieb
kaputt gebrochen defekt
repariert reparieren geflickt
gebaut aufgebaut
schuh schuhe stiefel
schmuck ring kette ehering
ehering ring trauring
uhr armbanduhr
brille
tattoo tätowierung
mannschaft verein
fußball spiel
gewonnen sieg gold pokal
preis gold silber bronze medaille
schützenkönig könig schützenfest
lauf marathon rennen
schwimmen schwimmbad freibad
wandern spaziergang
urlaub reise insel
strand meer see
boot schiff
zug bahn
schule klasse
studium universität uni studienplatz
prüfung examen
lehrer lehrerin
musik kapelle chor
kirche pastor gottesdienst
fest feier party
geburtstag
weihnachten heiligabend
ostern
sturm orkan
schnee
hochwasser flut
wahl gewählt
brief zettel
heft gemeindebrief blatt
buch lesen
leiter
leihen geliehen verliehen geholt ausgeborgt
zurück gebracht zurückgegeben wiederbekommen
knopf knöpfe
versprechen versprochen
wette gewettet
vorhersage voraus
internet glasfaser leitung
`,
}
