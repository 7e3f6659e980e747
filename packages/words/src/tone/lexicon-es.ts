import { cues, type Lexicon } from './lexicon.ts'

export const spanish: Lexicon = {
  kin: `
    mamá mami madre amá papá papi padre apá abuela abuelo abuelita abuelito yaya yayo tata nana hermana
    hermano hermanita hermanito hijo hija bebé esposo esposa marido mujer pareja novio novia tío tía primo
    prima sobrino sobrina suegro suegra cuñado cuñada padrino madrina ahijado ahijada comadre compadre amigo
    amiga amigos vecino vecina compañero compañera jefe jefa maestro maestra nieto nieta viejo viejita
    viejito familia gemelos
  `,
  people: `
    señor señora hombre muchacho muchacha joven chico chica niño niña niños persona personas gente alguien
    paciente alumno alumna cliente doctor doctora enfermera cura actor actriz cantante presidente rey reina
    jugador portero leyenda víctima víctimas don doña
  `,
  pets: `
    perro perra perrito perrita gato gata gatito gatita perico loro periquito canario conejo hámster tortuga
    caballo yegua burro cabra gallina mascota cachorro cachorrito pez hurón
    cuervo urraca gaviota cisne ganso oca erizo ardilla búho lechuza pavo gallo cotorra pichón
  `,
  pronouns: 'él ella',
  determiners: `
    el la los las un una unos unas mi mis tu tus su sus este esta ese esa aquel aquella nuestro nuestra otro
    otra cada del al pobre querido querida
  `,
  fillers: `se me nos le les ha había he hoy ayer ya también casi que y no de anoche`,
  idioms: cues(`
    bomba de|del gasoil|gasóleo|gasolina|agua|calor|aire|combustible|freno|riego|achique|inyección|crema,
    pensó|pensé|creí|creyó|creyeron|pensaron que? se? ha|había|hubiera? muerto|murió alguien, se ha|había|hubiera|hubiese muerto alguien,
    misa de <number>,
    calle|plaza|avenida|barrio|pasaje|glorieta manifestación|viudas|cementerio,
    como .. funeral|velorio|entierro, enfermera|enfermero|enfermeras|enfermeros,
    masa madre .. muert*|murió|muere, masa madre muert*|murió, pidió|pidieron que no lo|le? dijera|contara|diga|cuente|dijéramos cuánto|cuánta|cuántos|cuántas|dónde|qué|cuál,
    me ha? dejado el|la autobús|bus|tren|metro|camión|coche|batería|lavadora,
    velorio|velatorio|entierro|funeral de la|el|una|un|mi|tu? telenovela|novela|serie|tele|temporada|dieta, funeral|velorio|entierro del coche|equipo|club|partido,
    parece|parecía|como|pareces un|de? velorio|entierro|funeral|velatorio, caras|cara de velorio|entierro|funeral,
    derrame|derrama|derramó sus|su? bendicion*|gracia*, descansen en paz mis|los|las,
    duelo nacional, no me|nos|lo|la dejó|dejaron|deja ni|pagar|barrer|entrar|pasar|salir|hablar|dormir|terminar, dejó|dejaron de propina|seña|garantía|recuerdo, se me cortó|corta|cortaba, teléfono|número|dirección de un|una viudo|viuda,
    qué muerto|muerta, muerto está, pasó a mejor vida, último suspiro|aliento de|del coche|móvil|celular, dio su último,

    muert* de risa|hambre|sueño|frío|sed|calor|miedo|cansancio|vergüenza|pena|envidia|ganas|amor|aburrimiento|nervios|la|gusto|cansad*,
    morir* de risa|hambre|sueño|frío|sed|calor|miedo|vergüenza|pena|amor|envidia|ganas|aburrimiento|la|gusto,
    muero|mueres|muere|morimos|mueren|moría|morí|murió|murieron|muriendo|muera de risa|hambre|sueño|frío|sed|calor|miedo|vergüenza|pena|amor|envidia|ganas|aburrimiento|la|gusto|por,
    me muero|moría|morí|muera|morimos|muriendo, nos morimos|moríamos|moríamos, muero por,
    pan|panes de muerto|muertos, día|dia|noche de los? muertos|difuntos,
    punto|tiempo|peso|ángulo|letra|naturaleza|mar|mosquita|horas muert*, ni muert*, más muert* que,
    medio|media muert*, los finados, finados del, gato|mosca muert*, hacerse|hizo|haciéndose el|la muert*,
    un|el muerto al, muerto el perro, a muerte, de mala muerte, hasta la muerte, susto de muerte, de muerte,
    aburr* mortal, matar el|la|un? tiempo|hambre|rato|gusanillo, me mata|matan, mata de|me la|risa,
    duelo de|entre|a|final, el duelo entre|contra|ante, vela|velas de|en cumpleaños|la, derrame de|petróleo,
    un infarto de, casi|por poco me da un infarto, da|dio|daba un? infarto, de infarto, cáncer y leo,
    signo|horóscopo|soy|luna|sol|trópico de|en? cáncer,
    en paz descanse el|mi|la|mis? coche|móvil|celular|lavadora|licuadora|dieta, entierro de la sardina,
    mis condolencias al|por|a el|los? turista|equipo|rival, y mis condolencias, me dejó plantad*,
    ataque de risa|tos|hipo|pánico
  `),
  hidden: cues(`
    llamé|llamar|llamado|llamad|llama .. teléfono|telefono de la esperanza,
    no es asunto de nadie, no le|les pregunten|pregunte|preguntes por, a nadie le importa por, en vez de hacerlo,
    no pongan|hagan|pregunten preguntas|aquí|nada, no me pregunten dónde|su|quién,
    sin mí todos|todo|estarían|estaría .. mejor, sin mí .. mejor, quiero que todo termine|acabe, que todo se acabe, ya no aguanto más quiero, carta de despedida, tirarme del puente,
    no me importaría no despertar*, no me importaría morir*, ya he hecho lo mío, para qué seguir, no vale la pena vivir|seguir, que se acabe todo|ya, quisiera que se acabara, sería mejor no estar, mejor no estar, no estar más, desaparecer y ya, dejar de existir,
    suicid*, autoles*, matarme, me mato, me voy a matar, quiero|quería|quisiera|ganas de? morir*,
    me quiero morir, quisiera|quiero|ojalá|preferiría morirme|desaparecer, quitarme la vida,
    quitarse la vida, se quitó la vida, acabar|terminar con mi|su vida, acabar con todo,
    no quiero|quería|quisiera vivir|despertar|existir|despertarme,
    no quiero|quería|quisiera seguir viviendo|viva|vivo, no quiero|quería|quisiera estar aquí|viva|vivo,
    ya no quiero|quisiera estar|vivir|despertar aquí|más|_?,
    quisiera|quiero|querría|preferiría ya? no estar|amanecer|despertar|existir|vivir|haber aquí|nacido|_?,
    no amanecer, no despertar, no despertarme, no volver a despertar, dormirme|dormir y no despertar|volver,
    sin mí estarían|estaría|sería|estarán mejor|todo|todos,
    estarían|estaría|estarán|vivirían mejor|tranquilos sin mí, mejor sin mí, mejor si yo no,
    mejor si no estuviera|existiera, nadie me extrañaría|echaría, nadie lo notaría, ya no puedo más,
    no aguanto|soporto vivir|seguir, no aguanto|soporto esta vida, no aguanto más vivir|esta,
    razón|razones|motivo|motivos|nada para|por vivir|seguir, no tiene sentido vivir|seguir,
    para qué sigo|seguir|vivir|vivo, vivir ya? no vale|tiene, cansad* de vivir|existir|la vida,
    harto|harta de vivir, ojalá no hubiera nacido, ojalá no despertara|despertar*, ojalá me muriera,
    soy una carga, una carga para todos|mi|ellos, me corto, cortarme las|los venas|brazos,
    me corté las|los venas|brazos, cortarme otra, tomarme|tomé todas las pastillas,
    contando|conté las pastillas,
    tirarme|aventarme|saltar|lanzarme del|de|al|por puente|balcón|metro|tren|la, desaparecer para siempre,
    moros|negros|gitanos|sudacas|maricones|judíos|panchitos|indios|prietos de mierda,
    moro|negro|gitano|judío|indio de mierda,
    putos|malditos|asquerosos|pinches moros|negros|gitanos|judíos|inmigrantes|maricones|indios|jotos|prietos|sudacas,
    sudaca, sudacas, maricón, maricones, joto, jotos,
    fuera los? moros|inmigrantes|gitanos|extranjeros|judíos, que se vayan a su país,
    vuélvete|vete|regresa a tu país, habría|hay que matarlos|fusilarlos|gasearlos|quemarlos|exterminarlos,
    odio a los? moros|negros|gitanos|judíos|inmigrantes|maricones|gays|indios
  `),
  death: cues(`
    la|lo durmieron|dormimos a <name>|la|el|mi|<pet>, hoy|ayer|anoche la|lo durmieron, hubo que dormirl*, digan|decime|díganme|diganme que es|no mentira|cierto|verdad, éramos|eramos <number> y ya no,
    dios la|lo|los|las tenga|tiene|guarde, permanecerá|permanece|permaneceremos|estará cerrad* por? luto|duelo|_?, rosario <number>|a|todos,
    su|sus|tanto acompañamiento, agradezco|agradecemos|gracias .. acompañamiento|acompañarnos, descanse <name>|<kin>|doña|don,
    buen|buena|gran vecino|vecina|amigo|amiga|hombre|mujer|señor|señora fue|era, ni|no cómo|como|pudimos acompañarlo|acompañarla|despedirlo|despedirla,
    hace un|<number> año|años que se fue|nos, se nos fue,
    se ha ido <kin>|<name>|hoy|esta|anoche|ayer, se nos ha ido, se marchó para siempre, no volvió del|a, volvimos sin, ya no está con, ya no está entre, apagaron las máquinas, dejó de, se apagó, su última voluntad, misa de, perdimos el, le dimos el último, cerró los ojos, no lo logró, no la libró, ya no despertó, se durmió para siempre, hoy hace <number> años que|sin, cumpliría, cumplirías, serían,
    fallec*, funeral*, entierr* a|de|fue|será|mañana|mi|del, el entierro,
    lo|la|los|le enterramos|enterraron|enterré|velamos|velaron|cremaron|sepultamos|sepultaron,
    enterramos|enterraron|enterré|sepultamos|velamos a|hoy|ayer|al, velatorio, velorio, tanatorio,
    cementerio, camposanto, ataúd, lápida, su|la tumba, cenizas, sus|las cenizas, novenario,
    misa de difunto*|cuerpo|por, cabo de año, esquela, descans* en paz, en paz descanse*, d e p, qepd,
    q e p d, epd, que en paz descanse, ya descansa, <kin>|<name> ya descansa, descansa ya,
    ya descansa en|de|con|mi|papá|mamá, descansa <kin>|<name>|mi, se nos fue, se me fue <kin>|mi|<name>,
    se nos adelantó, se nos ha|han adelantado|ido, se nos ha ido, se ha ido para siempre,
    se ha ido mi|<kin>, se fue para siempre, se fue al cielo, está en el cielo, en el cielo, desde el cielo,
    nos dejó hoy|ayer|anoche|esta|mi|el, nos ha dejado, nos dejaste, te fuiste,
    partió <kin>|<name>|hoy|ayer|al|mi|a, su partida, ya no amaneció, no amaneció <kin>|el|la|mi|<name>,
    ya no despertó, no despertó, no volvió a despertar, dejó de respirar|sufrir|latir, ya no sufre|sufres,
    último aliento|suspiro|adiós, perdimos a|al <kin>|<pet>|<name>|mi|nuestro|nuestra,
    perdí a|al|un mi|<kin>|<name>|bebé, perdió|perder a|al su|mi|bebé|<kin>, perdió la batalla,
    pérdida de mi|un|su|nuestro|nuestra, lamento tu|su pérdida,
    nos despedimos de <kin>|<pet>|<name>|mi|él|ella|nuestro|nuestra,
    despedirme|despedirnos|despedir a|de|la|mi <kin>|él|ella|mi|<name>, último adiós,
    lo|la tuvimos que dormir|sacrificar, tuvimos que dormirl*|sacrificarl*|dormir|sacrificar,
    dormir* al|a|el|mi <pet>|<name>, sin latido*, no había|tenía|hay latido*, el corazoncito,
    una|su|la silla vacía, dejamos|dejé su silla|lugar|plato, cuna|carrito|cochecito|carriola sin estrenar|usar,
    pintamos|pinté otra vez de blanco el cuarto|cuartito,
    aborto espontáneo, tuve un aborto, sufrí un aborto, perdimos el|al embarazo|bebé, nació sin vida,
    muerte perinatal, legrado, luto, duelo, de luto, pésame*, viudo, viuda, viudez, huérfan*, condolencias,
    te echo tanto? de menos, te extraño|extrañamos cada|tanto|todos|mucho|siempre,
    lo|la|los extraño|extrañamos|echo cada|tanto|todos|mucho|de, extraño a mi|<kin>, me haces falta,
    me|nos hace falta <kin>|<name>|mi, habría cumplido, hubiera|hubiese|habría cumplido|sido,
    cumpliría|cumplirías <number>|años|hoy, años|meses|año|mes sin ti|él|ella|<kin>|<name>|mi|verte, sin ti,
    aniversario luctuoso, aniversario de su|la muerte|partida, ángel en el,
    doctora|doctor|psicólog* que me escucha, llorar en un consultorio
  `),
  illness: cues(`
    fibrosis, un acv, tuvo un acv, acv, pierdo|perder|perdí|perdió|pierda visión|vision|la vista, no mueve el|la lado|brazo|pierna,
    la palabra con c|a|k, no eran|fueron|son las noticias .. esperábamos|queríamos|esperaba,
    pruebas|estudios|análisis|resultados .. no salieron bien|buenos, salieron mal, pido oración|oracion|oraciones,
    de oxígeno, tanque de|para oxígeno, concentrador, oxigenación, saturación de|baja|en,
    es el|del pulmón|páncreas|hígado|hueso|colon|cerebro|riñón|estómago, en el pulmón|páncreas|hígado|cerebro, una mancha|sombra|masa en, le encontraron un|una|algo, me encontraron un|una|algo, está|anda en el hospital, empezó el tratamiento,
    cáncer, cancerígeno, quimio*, radioterapia, tumor*, leucemia, linfoma, metástasis, maligno, infarto,
    derrame, ictus, embolia, aneurisma, terapia intensiva, cuidados intensivos|paliativos, la uci, uci,
    en coma, entubad*, intubad*, enferm* terminal, fase terminal, alzhéimer, alzheimer, demencia, mesotelioma, asbestosis, silicosis, enfisema, cirrosis, carcinoma, mieloma, esclerosis múltiple, fibrosis quística,
    insuficiencia renal|cardíaca, diálisis, septicemia, párkinson, parkinson,
    diagnosticar*, el|un|su|mi|del diagnóstico, diagnóstico, meses|semanas|días de vida,
    no hay|había nada que hacer, desahuciad*, mastectomía, quedándome en las noches con,
    grave en el hospital, en el seguro con, en las noches con <kin>|<name>|mi, donante, diálisis
  `),
  violence: cues(`
    asesin*, mataron|mató a|al? mi|su|un|una|<kin>|<name>, lo|la|los mataron, balacera, tiroteo, baleado, atentado, masacre,
    secuestr*, violación, violaron, violó, violada, abus* sexual*|de|a, abusó, maltrato, maltrataba,
    violencia de|doméstica|machista|intrafamiliar, me pegó|pegaba|golpeó|golpeaba|amenazó|ahorcó,
    feminicid*, apuñal*, acuchill*, me asaltaron, nos asaltaron, atropell*, sobredosis,
    se ahogó <kin>|<name>|un|mi
  `),
  dying: cues(`
    murió, murieron, muere, muerto, muerta, muertos, muertas, muerte, morir, morirse, muriendo, murió,
    moría, moribund*, difunto, difunta, finado, finada, estiró la pata, palmó, colgó los tenis
  `),
  euphemisms: cues(`
    se fue, se ha ido, se nos fue, nos dejó, ya no está, no está, se durmió, partió, descansó, descansa,
    ya descansa, voló, trascendió, nos deja, ya no vive, no volvió
  `),
  amber: cues(`
    corté|corte|cortamos con <name>, corté|corte|cortamos .. no me pregunten|basta|para siempre,
    no|ya queda|quedaba nadie|quién a|con quien|quién,
    ofrenda* .. muertos|difunt*|<kin>, altar|altares, nadie esperándome|esperandome, ya nadie|no me|nos espera|esperaba, sin ella|él|el aquí|este|esta|primer*, donador*, le|me van a hacer unos|estudios, unos estudios, estudios de <name>|<kin>|mi, con calentura|fiebre,
    no era la|el vesícula|gripa|gastritis|muela, acordonad*, si alguien sabe, la silla de ella|él, se puso a llorar,
    hospital*, operaci*, operad*, me operan|operaron|opero, cirugía, urgencias, ambulancia, depresi*,
    deprimid*, ansiedad, ataque* de pánico, terapia, psicólog*, psiquiatr*, divorci*, separaci*,
    nos separamos, nos hemos separado, lo hemos dejado, hemos roto, mi ex, me dejó, despid*, despedid*,
    me corrieron, sin trabajo, desemple*, en paro, en el paro, desahuci*, desaloj*, deudas, enferm*, lesión,
    lesion*, fractur*, me rompí, se rompió|quebró el|la|una brazo|pierna|cadera|muñeca|tobillo,
    residencia de ancianos|mayores, asilo, te extraño, la extraño, lo extraño, estudios limpios,
    limpios los estudios, los resultados, biopsia, análisis, no quiere ir al doctor|médico, anda cansad*,
    me siento|estoy solo|sola, soledad, lloré|llorando|lloro toda|todo|sola|solo|otra|en|porque|por|si,
    lo pongo cortito, temblor, tembló, sismo, terremoto, inundación, inundó, incendio, accidente, choqué,
    chocamos, robaron, asalto, guerra, bomba*, refugiad*, pandemia, cuarentena, confinamiento,
    hasta nuevo aviso, covid, positivo en, velita, una vela por|para, rezo, rezar, oren por, oración por,
    primer día sin, elecciones, votar, voté, ultraderecha, independentis*, feminis*, racis*, facha*,
    fascis*, homofob*, aborto, inmigra*, antivacun*, virgencita, gaza, israel, ucrania, amlo, trump,
    sánchez, vox, podemos partido, referéndum, manifestación, huelga
  `),
  told: cues(`
    me contó|confesó|dijo|confió|cuenta|confiesa|reveló, me ha contado|dicho|confesado,
    me lo contó|dijo|confesó, me vino a contar, supe que, me enteré, salió del clóset, me pidió que
  `),
  kept: cues(`
    de mí|mi no sale,
    sólo|solo me lo? ha|contó|dijo|confió, sólo|solo a mí, ni su|sus marido|esposo|mujer|esposa|mamá|papá|papás|novio|novia|familia .. sabe|saben,
    su esposa|esposo|mujer|marido|familia cree|creen|piensa|piensan, y yo callada|callado|calladita|calladito,
    hecho prometer, me hizo prometer|jurar, no diga|digas nada, que no se entere, todavía no lo sabe|saben, no se lo ha|han dicho, sin que nadie|lo,
    de mi boca no sale, no le|se|lo|les digas|diga|cuentes|cuente|digo|diré|contaré a,
    que no le|lo|se diga|cuente|digas, nadie más sabe|lo, nadie lo sabe|debe|puede, nadie sabe,
    no sabe|saben nada|ni, no lo sabe|saben, no se lo he|ha|digas dicho|contado|_?, ni deben|debe saber,
    me|nos pidió|pidieron|hizo|hicieron que|prometer|jurar no lo|la|se|le? lo|la? cuente*|diga*|contara|dijera|contemos,
    en secreto, un|su|el|es secreto, en confianza, prometí|juré no decir*, prometí|juré callar*|guardar,
    le prometí que no|de, le prometí no, guardar|guarde|guardo|guárdame el|su|ese|un? secreto, no es mío para,
    calladita|calladito, a escondidas, a espaldas,
    su|mi marido|esposo|mujer|esposa|papás|familia|mamá no sabe|saben|se
  `),
  delicate: cues(`
    la|una otra familia, otra familia,
    se separa, se separan, separarse, se divorcia, lo van a, la van a, aborta, enfermo, enferma, la pastilla, la echaron, lo echaron,
    embarazada, espera un bebé, de quién, amante, engaña, engañó, engañando, infiel, infidelidad,
    otra mujer, otro hombre, con otro|otra, abortó, aborto, abortar, gay, lesbiana, bisexual, trans,
    le gustan los|las, salir del clóset, vih, sida, apuestas, apuesta dinero, apostó, apostando, casino,
    tragaperras, maquinitas, deudas, prestamista*, bebe, bebiendo, tomando otra, recaído, recayó,
    alcohólic*, drogas, pastillas, robó, robando, robado, fraude, cárcel, preso, detuvieron, detenido,
    policía, le pega, le pegó, la golpea, lo golpea, se corta, bulimia, anorexia, abus*, violó, no es suyo,
    no es hijo, adoptad*, lo va a dejar, la va a dejar, divorci*, cáncer, tumor, bolita, diagn*,
    lo despidieron, la despidieron, sin papeles, indocumentad*
  `),
  harmless: cues(`
    sorpresa, fiesta, regalo, regalos, receta, cumpleaños, pastel, tarta, reyes magos, ratón pérez, santa,
    anillo, pedida
  `),
  afterwards: cues(`
    gracias a|por todos|todas|los|sus|el|tantos|las|venir|estar, mensajes, flores, veladoras, no hace falta,
    no sabía qué, no sé qué, abrí el|la, volví a|al, regresé a|al, he vuelto, ya volví, ya regresé,
    sin palabras, sin decir nada, su plato|cama|correa|silla|ropa|cuarto|taza|jaula|lado, jaula vacía,
    casa vacía|sola, no quiso comer, no hay otro|otra, ni uno|una más, no quiero otro|otra
  `),
  atWork: cues(`
    turno, guardia, planta, mis pacientes, pacientes, compañeros, relevo, serie, película, novela, capítulo,
    el trabajo
  `),
  sport: cues(`
    tigres, rayados, chivas, pumas, cuatro|tres|dos|cinco|4|3|2|5|6|1 a 0|1|2|3,
    concurso, huerto, maceta*, regué, abono, riego, cubo de, semilla*, planta del, plantas, jardín, partida, servidor,
    gol, goles, partido, liga, portero, delantero, árbitro, penalti, penal, penales, descenso, descendimos,
    descendió, ascenso, jornada, temporada, equipo, copa, nueve a cero|uno,
    tres|dos|cuatro|cinco|seis|uno a cero|uno|dos|tres, medio tiempo, prórroga, derbi, clásico, estadio,
    afición, nivel, partida, jefe final, la consola, mi personaje, respawn, lag, once jugadores,
    completan once
  `),
  naming: cues(`
    se llama, le puso|puse|pusimos, le llamamos|llamo, le decimos|dicen|digo, lo|la bautic*, bautizad*, así se llama*, es el|la|mi|nuestro|nuestra amplificador|bocina|camioneta|coche|carro|auto|moto|lavadora|refri|nevera|compu|computadora|laptop|portátil|micrófono|bici|bicicleta|horno|licuadora|combi|furgoneta|tele|impresora|caldera|cafetera|planta
  `),
  things: `
    combi troca camioneta furgoneta taxi nevera refri heladera lavadora tele televisor aire celu celular compu notebook bici moto vocho tractor lancha bote xbox play
    vocho bocho carcacha calentador boiler bomba cisterna módem internet wifi compu pantalla foco llanta motor cortina molino
    triciclo bicicleta bici coche carro camión camioneta moto troca tractor lavadora refrigerador nevera
    calefón termotanque lavarropas secarropas licuadora horno cafetera tostadora computadora ordenador portátil celular móvil teléfono tele televisor
    impresora batería planta cactus orquídea bugambilia maceta albahaca jitomate tomate árbol rosal levadura
    colectivo furgoneta furgón furgo utilitario tractor mercedes ford fiat renault citroën peugeot chevrolet seat
    volkswagen toyota vespa masa madre barco lancha robot aspiradora guitarra equipo club banda tienda consola personaje máquina amplificador bocina bocinas micrófono tornamesa caldera generador
  `,
}
