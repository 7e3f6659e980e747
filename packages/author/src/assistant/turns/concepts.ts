/** Words that mean the same when somebody speaks of a question; each a beginning of a word, without accents. */
const ROWS = `
practice practise practis practic ubung uben practica ensay
scare scary scared afraid fear worry miedo preocup angst sorge
money price worth wert dinero vale
spend donat donar donac abgeb abgib
food meal eat lunch dinner diet allerg dish menu vegetarian comida comer aliment alerg menu platos dieta essen isst ernahr mahlzeit gericht vertrag
time long minute duration dauer zeit lang stunde tiempo tarda lleva dura horas hours
hours opening schedule timetable times horario apertura offnungszeit zeiten uhrzeit turno
times uhrzeit horas when wann cuando uhr
price budget presupuesto cost fee subs pay expensive cheap money precio cost cuota pagar caro dinero preis kosten beitrag bezahl teuer geld
place where venue location restaurant pub lugar donde sitio local wo wohin ort lokal
noise loud noisy ruido larm laut
staff supervisor monitor personal trato betreuer bedienung
teacher coach trainer profesor maestr lehrer lehrkraft
tired tiredness exhaust fatigue cansanc cansad agota mud erschopf
pain back hurt ache espalda duele dolor rucken schmerz beschwerd
valued value appreciat recogni valora reconoc wertgeschatz wertschatz anerk
safe safety secur segur sicher
sleep suen duerm dormi schlaf schlaf
break pause descans pausa pausen
style genre kind music sort estilo genero musica tipo stil musikricht
level grade experience skill nivel experiencia niveau stand erfahr konnen
row argument arguing fight quarrel shout discusion pelea bronca streit zoff
trigger desencad provoc auslos ursach
bring bringing contribut traer trae aport mitbring bringst
coming attend join rsvp viene venir asist kommst kommen zusag dabei
name nombre llama heißt heisst namen
help hand support ayud apoyo hilf helf unterstutz mithelf
arrangement rule rota system sistema acuerdo reparto regelung regel losung putzplan
technique learn tecnic aprend technik lern
route path loop recorrido ruta strecke runde
pace speed tempo ritmo velocidad geschwind fast schnell rapid
song songs music musik lied lieder cancion musica
clean cleaning tidy putz sauber ordentlich limpieza limpi orden
distance far travel walk lejos distancia weit entfern anfahrt weg
relationship partner couple marriage pareja relacion beziehung partner ehe
work job trabajo arbeit beruf job
friend social amig amistad freund anschluss
housing accommodation host flat vivienda alojamiento vives unterkunft wohn
class lesson course clase curso kurs unterricht
language idioma lengua sprach
voice voz stimm
opinion view stance think opin parece meinung haltst findest denkst
often frequency frequent frecuencia veces oft haufig
reason why stop motivo razon grund warum woran
compromise solution compromiso acuerdo kompromiss leben
borrow book media libro prestad leihen ausleih buch medien
crowd busy full gente lleno voll andrang
age old edad alt alter
number many cuantas cuantos personas viele personen
day date weekday weekend dia fecha tag termin wochentag
availab free disponib puedes verfugbar kannst
stress stressful estres stressig
suggest idea wish sugerenc propuesta proponer vorschlag wunsch
subscription membership subs fee cuota beitrag
mood feel feeling coping wellbeing animo sientes llevas stimmung fuhlst geht
satisf happy content satisf content zufried
hometime homework deberes hausaufgab
travel transport bus train car shuttle autobus tren coche transporte auto bahn
child kid son daughter hij nin kind
interest want still quier interes mocht
interest join mitmach particip part
smell smelly clean dirty hygien riecht sauber schmutz huele limpi
money share invest contribution contribut fund spend pay cost price budget present geld anteil beitrag dinero aport gasta presupuesto
present gift regalo geschenk
memory story anecdot recuerd anecdot erinner geschichte
venue place where location held lugar donde wo stattfind ort sitio
drink drinks beber getranke trinken
conductor leader led teacher instructor leitung kursleitung angeleitet dirigent direccion dirig guio
mood feel feeling feelings sientes geht gefuhl animo
genre genres generos genres
volunt lend help voluntari ehrenamt mithelf freiwillig ayudar
role roles task tasks aufgabe rolle funcion tareas
allerg allergen allergens diet gluten vegetar vegan unvertrag
overall general satisf zufrieden insgesamt conjunto
coffee caffeine energy tea kaffee koffein cafe cafeina
parking parkplatz aparcam estacion park
waiting wait wartezeit espera warten
hour hours horas zeiten times uhrzeit
dates date fechas termine tage days
commute arbeitsweg trayecto
quiet noise ruido larm
finish end far
arriv arrival llegad llega ankunft ankomm kommst
ungeliebt unbeliebt hated disliked worst magst
contact touch contacto melden
genre kinds
priorit first important matter importante primero wichtig zuerst
netflix series serie serien film stream watch mira schau
scroll scrolling phone handy movil celular screen slid desliz
petrol gas gasolina fuel benzin sprit
budget money contribut cost pay
car carro coche auto
people person person leute personas wievielt many
`
const GROUPS = ROWS.trim()
  .split('\n')
  .map((row) => [...new Set(row.trim().split(' '))])

const begins = (word: string, beginning: string) =>
  beginning.length <= 3
    ? new RegExp(`^${beginning}(?:s|e|n|en|es)?$`, 'u').test(word)
    : word.startsWith(beginning)

/** The beginnings of words that can mean what this one means. */
export const meaning = (word: string): string[] => [
  ...new Set(GROUPS.filter((group) => group.some((one) => begins(word, one))).flat()),
]

export const speaksOfIt = (words: readonly string[], beginning: string) =>
  words.some((word) => begins(word, beginning))
