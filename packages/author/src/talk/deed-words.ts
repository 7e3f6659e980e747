/**
 * What people do and what befalls them: English | Spanish | German, in the forms that are asked and written. A plus
 * before a word: it tells the deed in a post and does not ask for it in a question.
 */
export const DEEDS: Readonly<Record<string, string>> = {
  die: 'die dies died dying dead death passed deceased +funeral | morir murio murieron muerto muerta muere muerte fallecio fallecida adelanto fallecer fallecieron falleci | gestorben starb stirbt sterben tod tot verstorben eingeschlafen',
  bury: 'bury buried burial +grave funeral | enterrar enterraron enterramos enterrado entierro +tumba | begraben beerdigt beerdigung +grab',
  marry:
    'marry married marries wedding wed hitched | casar casarse caso case casamos casaron casado casada casados boda | heiraten heiratet heiratete geheiratet hochzeit verheiratet',
  born: 'born birth +arrived | nacer nacio naci nacieron nacimiento nacido | geboren geburt',
  retire:
    'retire retired retirement +pension retires retiring | jubilar jubilarse jubilo jubile jubila jubilado jubilada jubilacion retirar retire retiro pensionado +pension | rente pensioniert ruhestand +pension +rentner',
  move: 'move moved moving flitting relocated moves flit +flitted +keys +boxes | mudar mudarse mude mudamos mudo mudanza vivir mudaron +cambie +cambiamos | umziehen umgezogen umzug zog gezogen eingezogen einziehen ausgezogen ausziehen',
  open: 'open opened opening opens | abrir abri abrio abrimos abre abierto apertura abro | offnen eroffnet eroffnung aufgemacht aufmachen geoffnet',
  close:
    'close closed closes closing | cerrar cerro cierra cerrado cerramos | schliessen geschlossen schliesst zugemacht zumachen',
  buy: 'buy bought buying buys | comprar compre compro compramos compra comprado compraron | kaufen gekauft kaufte kauft',
  sell: 'sell sold selling sells | vender vendi vendio vende vendimos vendido vendieron | verkaufen verkauft verkaufte',
  win: 'win won winning wins +gold | ganar gane gano ganamos gana +oro | gewinnen gewonnen gewann gewinnt +gold +sieger',
  lose: 'lose lost losing loses mislay mislaid misplace misplaced missing +gone +away | perder perdi perdio perdimos perdido pierde perdida extraviado extravie | verlieren verloren verlor +weg verschwunden',
  pass: 'pass passed passes | aprobar aprobe aprobo aprobado | bestehen bestanden bestand',
  fail: 'fail failed fails failing | reprobar reprobe suspender suspendi fallar | durchgefallen durchfallen',
  finish:
    'finish finished finishes complete completed +open +opened +ready +done | terminar termine termino terminamos terminado acabar acabe acabo acabado +listo +abierto | fertig beendet geschafft abgeschlossen',
  begin:
    'begin began begun begins start started starts starting beginning +took | empezar empece empezo comenzar comence comenzo inicie inicio | anfangen angefangen fing begonnen begann anfing',
  come: 'come came comes coming arrive arrived arrives | llegar llego llegue llegaron vino vinieron | ankommen angekommen kam gekommen kommt',
  meet: 'meet met meeting | conocer conoci conocio conocimos conocido | kennengelernt getroffen traf',
  leave:
    'leave left leaving leaves quit resigned +notice | dejar deje dejo dejamos dejado irse marcho renuncie +fui irme | gekundigt kundigen verlassen verliess ausgezogen',
  return:
    'return returned returns back brought repaid repay | volver volvi volvio volvimos vuelto vuelve devolver devolvio devolvi devuelto regresar regreso regrese regresado trajo | zuruck wieder zuruckgebracht',
  borrow:
    'borrow borrowed borrows lend lent loan | prestar preste presto prestamos | leihen geliehen lieh leihweise ausgeliehen',
  give: 'give gave given gives gift | dar dio dieron +di +doy regalo regale regalar regalaron | geben gab gegeben geschenkt',
  bring: 'bring brought brings | traer trajo trajeron trae | bringen gebracht brachte bringt',
  find: 'find found finds appear appeared +turn +turned discovered | encontrar encontre encontro encontramos encontrado aparecer aparecio aparecieron hallar halle encontrado | finden gefunden fand aufgetaucht auftauchen entdeckt',
  work: 'work worked working works | trabajar trabaje trabajo trabaja | arbeiten gearbeitet arbeit arbeitete arbeitet arbeitest arbeite',
  drive:
    'drive drove driven driving drives driver | manejar manejo maneje conducir conduje chofer | fahren gefahren fuhr fahrer',
  learn: 'learn learned learnt learning | aprender aprendi aprendio aprendido | lernen gelernt lernte',
  run: 'run ran running runs | correr corri corrio | laufen gelaufen lief lauft',
  swim: 'swim swam swum swimming | nadar nade nado | schwimmen geschwommen schwamm',
  sing: 'sing sang sung singing | cantar cante canto | singen gesungen sang singt',
  play: 'play played playing plays | tocar toque toco jugar jugo tocado jugado tocaba | spielen gespielt spielt spielte',
  eat: 'eat ate eaten eating | comer comi comio comido | essen gegessen ass isst',
  break:
    'break broke broken breaking +died +burst +conked | romper rompi rompio roto +descompuso +reviento | brechen gebrochen kaputt +geplatzt',
  stop: 'stop stopped stops stopping | parar paro pare | aufhoren aufgehort gestoppt stoppte halt',
  send: 'send sent sends | mandar mando mande enviar envio | schicken geschickt schickte',
  steal:
    'steal stole stolen steals nick nicked nicking pinch pinched pinching swiped robbed | robar robo robaron | stehlen gestohlen stahl',
  visit:
    'visit visited visiting +stayed +staying +stay | visitar visite visito | besuchen besucht besuchte besuch',
  beat: 'beat beats beaten | venci vencer | schlagen geschlagen',
  speak:
    'speak spoke spoken word words | hablar hablo palabra palabras | sprechen sprach gesprochen wort worte',
  cancel:
    'cancel cancelled canceled +off +refund | cancelar cancelado cancelada cancelaron suspendido | abgesagt absagen ausgefallen',
  cost: 'cost costs price paid pay pays | costar costo cuesta precio pague pagar | kosten gekostet kostet kostete preis bezahlt',
  stand: 'stand stood stands | | stehen stand steht gestanden',
  succeed:
    'succeed succeeded success managed +worked +set | lograr logre logro salir +salieron +salio | gelingen gelungen geschafft klappen geklappt',
  submit:
    'submit submitted +handed | entregar entregue entrego entregado | abgegeben abgeben eingereicht einreichen',
  selfemployed: 'selfemployed freelance | autonomo independizar | selbststandig',
  separate:
    'separate separated separation split divorce divorced | separar separarse separe separo separamos separaron divorcio divorciar divorciarse divorciamos | trennen trennten getrennt trennung scheidung geschieden scheiden',
  quit: 'quit quits quitting resign resigned resignation +notice +stopped +chucked | dejar deje dejo renunciar renuncie renuncio | gekundigt kundigen aufgehort aufgegeben aufgeben abgegeben abgeben',
  engage:
    'engaged engagement propose proposed proposal +fiance +fiancee | comprometer comprometerse comprometidos compromiso prometido prometida | verlobt verloben verlobung heiratsantrag',
  graduate:
    'graduate graduated graduation graduates +qualified | graduar graduarse graduo gradue graduacion +titulo recibio recibi titule | abschluss promoviert examiniert',
  mend: 'mend mended mends fix fixed fixes repair repaired repairs | arreglar arregle arreglo arreglado reparar reparo repare reparado componer compuso | reparieren repariert reparierte flicken geflickt gerichtet',
  build:
    'build built builds building erected | construir construyo construi construimos construido | bauen gebaut baute aufgebaut',
  plant:
    'plant planted plants sow sowed sown | plantar plante planto plantamos sembrar sembre sembro sembramos sembrado | pflanzen gepflanzt pflanzte gesat',
  fall: 'fall fell fallen falls tumbled | caer caerse cayo cai caido caida | fallen gefallen fiel sturz gesturzt sturzte umgefallen',
  hurt: 'hurt hurts injured injury injure fractured fracture +ankle +hip | lastimar lastime lastimo herido fractura fracturo | verletzt verletzen verletzung',
  phone:
    'phone phoned phones rang +ring telephoned | llamar llamo llame llamaron telefono | anrufen angerufen rief telefonieren telefon',
  fly: 'fly flew flown flight flights +plane +airport | volar volo vole volamos vuelo vuelos +avion aeropuerto | fliegen geflogen flog flug flughafen',
  postpone:
    'postpone postponed delayed delay | aplazar aplazo aplazado posponer pospuesto retraso | verschoben verschieben verspatet',
  join: 'join joined joins joining enrol enrolled enroll +signed | unirse +entre inscribi inscribio apunte apunto inscribir inscrito | beigetreten eingetreten angemeldet eingeschrieben',
  cook: 'cook cooked cooks cooking bake baked baking | cocinar cocine cocino hornear | kochen gekocht kochte backen gebacken',
  paint: 'paint painted painting | pintar pinte pinto pintado | malen gemalt streichen gestrichen',
  cry: 'cry cried crying wept +tears +tear | llorar llore lloro lloraba lagrimas | weinen geweint weinte tranen',
  hate: 'hate hated hates | odiar odio | hassen gehasst',
  love: 'love loved loves | amar amo quiero querer | lieben geliebt liebe',
  laugh: 'laugh laughed laughs | reir rei reimos | lachen gelacht lachte',
  adopt: 'adopt adopted | adoptar adopte adoptamos adoptado | adoptiert',
  rescue: 'rescue rescued saved | rescatar rescate salvar salvo | gerettet retten',
  slaughter:
    'slaughter slaughtered kill killed butchered +eat +ate +eaten | matar mato mataron sacrificar | schlachten geschlachtet +isst +essen +gegessen',
  fight:
    'fight fought row argued argument quarrel | pelear pelea pelee peleo discutir | streiten gestritten streit',
  climb: 'climb climbed | subir subi subio escalar | klettern geklettert',
  vote: 'vote voted votes | votar vote voto | wahlen gewahlt wahlte',
  study:
    'study studying studied studies +uni +university +college +degree | estudiar estudie estudio estudia +universidad | studieren studiert studierte studium +uni',
  apply: 'apply applied application | solicitar solicite solicitud | beworben bewerben bewerbung',
  weigh: 'weigh weighed weighs | pesar peso pesaba | wiegen wog gewogen',
  grow: 'grow grew grown | crecer crecio | wachsen gewachsen wuchs',
  catch: 'catch caught | pescar atrapar atrape | fangen gefangen fing',
  predict:
    'predict predicted forecast prediction prophesy foresee foretell | predije predecir prediccion pronostique pronostico | vorhergesagt vorhersage voraussage prophezeit prognose',
  takeover:
    'takeover successor succeeded replaced replacement inherit inherited | sucesor sucedio heredo relevo | nachfolger nachfolgerin nachfolge ubernommen',
  judge: 'judge judged judging judges | juzgar juzgue jurado | richten preisrichter jury',
  cycle: 'cycle cycled cycling ride rode riding | pedalear pedalee | radeln geradelt',
  apologise:
    'apologise apologised apologize apologized +sorry | disculparse disculpe disculpo perdon | entschuldigt entschuldigen',
  hire: 'hire hired hiring employ employed +apprentice | contratar contrate contrataron contrato | eingestellt einstellen',
  sack: 'sack sacked fired dismissed redundant | despedir despidieron despedido | entlassen gefeuert',
  crash: 'crash crashed collided | chocar choque choco estrellar | unfall gecrasht zusammenstoss',
  disappear:
    'vanish vanished disappear disappeared missing | desaparecer desaparecio +perdida +perdido | verschwunden verschwinden vermisst',
  see: 'see saw seen sees | ver vi vio vimos visto | sehen gesehen sah sahen',
  teach: 'teach taught teaches trained | ensenar enseno | beibringen beigebracht unterrichtet',
  promote: 'promote promoted promotion | ascender ascendio ascenso ascendieron | befordert beforderung',
  fulfil: 'fulfil fulfilled fulfill | cumplir cumpli cumplio cumplido cumplo | erfullt',
}
