import { fold } from '@youzine/words'

/**
 * What people ask in one word and write in another, or in another language: "When did he die?" – "se nos fue",
 * "eingeschlafen". Forms are listed because a stem would join what does not belong together.
 */
const ROWS: Readonly<Record<string, string>> = {
  die: 'die dies died dying dead death passed | morir murio murieron muerto muerta muere muerte fallecio fallecida adelanto | gestorben starb stirbt sterben tod tot verstorben eingeschlafen',
  bury: 'bury buried burial grave funeral | enterrar enterraron enterramos enterrado entierro tumba | begraben beerdigt beerdigung grab',
  marry:
    'marry married marries wedding wed | casar casarse caso case casamos casaron casado casada casados boda | heiraten heiratet heiratete geheiratet hochzeit verheiratet',
  born: 'born birth arrived | nacer nacio naci nacieron nacimiento nacido | geboren geburt',
  retire:
    'retire retired retirement | jubilar jubilarse jubilo jubile jubila jubilado jubilada jubilacion | rente pensioniert ruhestand',
  move: 'move moved moving flitting relocated | mudar mudarse mude mudamos mudo mudanza vivir | umziehen umgezogen umzug zog gezogen',
  open: 'open opened opening opens | abrir abri abrio abrimos abre abierto apertura | offnen eroffnet eroffnung aufgemacht aufmachen geoffnet',
  close:
    'close closed closes closing | cerrar cerro cierra cerrado cerramos | schliessen geschlossen schliesst zugemacht zumachen',
  buy: 'buy bought buying buys | comprar compre compro compramos compra comprado compraron | kaufen gekauft kaufte kauft',
  sell: 'sell sold selling sells | vender vendi vendio vende vendimos vendido vendieron | verkaufen verkauft verkaufte',
  win: 'win won winning wins | ganar gane gano ganamos gana primeras | gewinnen gewonnen gewann gewinnt',
  lose: 'lose lost losing loses | perder perdi perdio perdimos perdido pierde | verlieren verloren verlor',
  pass: 'pass passed passes | aprobar aprobe aprobo aprobado | bestehen bestanden bestand',
  fail: 'fail failed fails failing | reprobar reprobe suspender suspendi fallar | durchgefallen durchfallen',
  finish:
    'finish finished finishes complete completed | terminar termine termino terminamos terminado acabar acabe acabo acabado | fertig beendet geschafft abgeschlossen',
  begin:
    'begin began begun begins start started starts | empezar empece empezo comenzar comence comenzo | anfangen angefangen fing begonnen begann',
  come: 'come came comes coming arrive arrived arrives | llegar llego llegue llegaron vino vinieron | ankommen angekommen kam gekommen kommt',
  meet: 'meet met meeting | conocer conoci conocio conocimos conocido | kennengelernt getroffen traf',
  leave:
    'leave left leaving leaves quit resigned notice | dejar deje dejo dejamos dejado irse marcho renuncie | gekundigt kundigen verlassen verliess',
  return:
    'return returned returns back brought repaid repay | volver volvi volvio volvimos vuelto vuelve devolver devolvio devolvi devuelto regresar regreso regrese regresado trajo | zuruck wieder zuruckgebracht',
  borrow:
    'borrow borrowed borrows lend lent loan | prestar preste presto prestamos | leihen geliehen lieh leihweise ausgeliehen',
  give: 'give gave given gives gift | dar dio dieron di doy regalo regale regalar regalaron | geben gab gegeben geschenkt',
  bring: 'bring brought brings | traer trajo trajeron trae | bringen gebracht brachte bringt',
  find: 'find found finds appear appeared turn turned | encontrar encontre encontro encontramos encontrado aparecer aparecio aparecieron | finden gefunden fand aufgetaucht auftauchen',
  work: 'work worked working works job | trabajar trabaje trabajo trabaja | arbeiten gearbeitet arbeit arbeitete',
  drive: 'drive drove driven driving drives | manejar manejo maneje conducir conduje | fahren gefahren fuhr',
  learn: 'learn learned learnt learning | aprender aprendi aprendio aprendido | lernen gelernt lernte',
  run: 'run ran running runs | correr corri corrio | laufen gelaufen lief lauft',
  swim: 'swim swam swum swimming | nadar nade nado | schwimmen geschwommen schwamm',
  sing: 'sing sang sung singing | cantar cante canto | singen gesungen sang singt',
  play: 'play played playing plays | tocar toque toco jugar jugo | spielen gespielt spielt spielte',
  eat: 'eat ate eaten eating | comer comi comio comido | essen gegessen ass isst',
  break: 'break broke broken breaking | romper rompi rompio roto | brechen gebrochen kaputt',
  stop: 'stop stopped stops stopping | parar paro pare | aufhoren aufgehort gestoppt stoppte halt',
  send: 'send sent sends | mandar mando mande enviar envio | schicken geschickt schickte',
  lead: 'teach taught teaches trained | ensenar enseno | beibringen beigebracht unterrichtet',
  steal: 'steal stole stolen | robar robo robaron | stehlen gestohlen stahl',
  hospital: 'hospital ward infirmary | hospital clinica seguro | krankenhaus klinik klinikum',
  ill: 'ill illness sick | enfermo enferma enfermedad | krank krankheit',
  stroke: 'stroke | ictus derrame | schlaganfall',
  heart: 'infarct | infarto | herzinfarkt',
  cancer: 'cancer | cancer | krebs',
  kilometre: 'kilometre kilometres km | kilometro kilometros km | kilometer km',
  prize: 'prize award awards cup gold silver bronze medal | premio medalla copa | preis pokal medaille',
  dog: 'dog dogs greyhound puppy | perro perra perros | hund hunde hundin',
  cat: 'cat cats kitten | gato gata gatos | katze kater katzen',
  child: 'son daughter | hijo hija hijos hijas | sohn tochter',
  car: 'car cars | coche carro auto | auto wagen',
  van: 'van vans | furgoneta camioneta | lieferwagen transporter',
  bike: 'bike bikes bicycle bicycles | bici bicicleta | rad fahrrad rader',
  house: 'house houses | casa casas | haus hauser',
  flat: 'flat apartment | piso departamento apartamento | wohnung',
  shop: 'shop store | tienda local negocio | laden geschaft',
  school: 'school | escuela colegio | schule',
  book: 'book books | libro libros | buch bucher',
  boat: 'boat boats | barco barca trainera | boot schiff',
  bread: 'bread loaf loaves | pan panes | brot brote',
  letter: 'letter letters | carta cartas | brief briefe',
  clock: 'clock clocks | reloj relojes | uhr uhren',
  birthday: 'birthday | cumpleanos | geburtstag',
  christmas: 'christmas xmas | navidad nochebuena | weihnachten heiligabend',
  visit: 'visit visited visiting | visitar visite visito | besuchen besucht besuchte',
  beat: 'beat beats beaten | venci vencer | schlagen geschlagen',
  speak:
    'speak spoke spoken word words | hablar hablo palabra palabras | sprechen sprach gesprochen wort worte',
  cancel:
    'cancel cancelled canceled off refund | cancelar cancelado cancelada cancelaron suspendido | abgesagt absagen ausgefallen',
  weight:
    'weight weigh weighed stone scales | peso pesar pesaba pesa kilos bascula | gewicht wiegen wog waage',
  sugar: 'sugar glucose | azucar glucosa | zucker blutzucker',
  greatgrandchild: 'greatgranddaughter greatgrandson greatgrandchild | bisnieta bisnieto | urenkel urenkelin',
  trip: 'trip journey flight flights travel travelled | viaje viajar viaje vuelo | reise reisen flug gereist',
  competition: 'competition contest show fair | concurso competencia | wettbewerb schau',
  promise: 'promise promised vow | promesa prometi manda | versprochen versprechen',
  keep: 'fulfil fulfilled fulfill | cumplir cumpli cumplio cumplido cumplo | erfullt',
  swap: 'promoted promotion | ascenso ascendieron | befordert beforderung',
  cost: 'cost costs price paid pay pays | costar costo cuesta precio pague pagar | kosten gekostet kostet kostete preis bezahlt',
  hire: 'apprentice trainee assistant | aprendiz ayudante | lehrling praktikantin',
}

const LANGUAGES = ['en', 'es', 'de'] as const

const GROUPS: Readonly<Record<string, Map<string, string[]>>> = {
  en: new Map(),
  es: new Map(),
  de: new Map(),
}
for (const [name, row] of Object.entries(ROWS))
  row.split('|').forEach((words, n) => {
    const group = GROUPS[LANGUAGES[n] as string] as Map<string, string[]>
    for (const word of words.trim().split(/\s+/)) {
      const key = fold(word)
      group.set(key, [...(group.get(key) ?? []), name])
    }
  })

const NONE: readonly string[] = []

/** What a folded word stands for in its own language: German "die" is an article, English "die" is not. */
export const conceptsOf = (key: string, language: string): readonly string[] =>
  GROUPS[language]?.get(key) ?? NONE

/** Those that are things, not deeds. */
const THINGS = new Set(
  'hospital ill stroke heart cancer dog cat child car van bike house flat shop school book boat bread letter clock birthday christmas hire kilometre prize weight sugar greatgrandchild trip competition promise'.split(
    ' ',
  ),
)
export const isDeed = (name: string): boolean => !THINGS.has(name)

/** Words that ask for what is tender, plainly. */
const TENDER = new Set(['die', 'bury', 'hospital', 'ill', 'stroke', 'heart', 'cancer'])
export const isTenderConcept = (name: string): boolean => TENDER.has(name)
