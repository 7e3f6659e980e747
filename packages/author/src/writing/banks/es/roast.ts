import type { Bank } from '../../bank.ts'

/** Con cara seria. La broma va sobre las cuentas y la costumbre, nunca sobre la persona. */
export const roastEs: Bank = {
  'roast.lede.audit': [
    'El {day0}, {N} dejó escrito lo siguiente: {q0} | Entró en los libros sin justificante. | Esta página ha vuelto a por el justificante.',
    'Toda auditoría empieza por un papel, y esta empieza por el {day0}. | {q0} | Es una anotación breve. | Lo malo de las anotaciones breves es que alguien puede ponerlas en fila.',
    '{q0} lleva fecha del {day0} y nunca se había cotejado con lo demás. | Hay {written} publicaciones en total. | Ya están sumadas.',
  ],
  'roast.lede.court': [
    'La primera declaración es del {day0}. | {q0} | Hay varias en el expediente. | Una a una se sostienen; el problema es que aquí se leen juntas.',
    '{q0}, declaró {N} el {day0}. | Nadie había presentado cargos. | Lo que sigue es el acta de una vista que este archivo venía pidiendo.',
  ],
  'roast.lede.inspection': [
    'La inspección de {written} publicaciones empieza el {day0}. | {q0} | A los inspectores no los mandaron a juzgar lo que dice, sino a contar.',
    'La inspección empezó por el {day0}, porque por algún sitio había que empezar. | {q0} | Traía una lista, y {written} publicaciones que poner al lado.',
  ],
  'roast.lede.incident': [
    'El parte de incidencias tiene su mejor entrada el {day0}. | {q0} | No está sola. | Lo que sigue es el parte, sin las excusas.',
    '{q0} | Fue el {day0}, {weekday0}, y tiene compañía. | Una aseguradora hablaría de patrón.',
  ],
  'roast.lede.reviews': [
    'Han llegado las críticas. | Llevaban años ahí, entre comillas, en lo que {N} escribía; solo el {day0} trae {q0}',
    'Recorte de prensa del {day0}: {q0} | Lo pegó {N}, como los demás.',
  ],
  'roast.lede.measures': [
    'Las unidades de medida varían. | El {day0}, {N} empleó esta: {q0} | La oficina de pesos y medidas ha revisado las otras.',
    '{q0}, informó {N} el {day0}. | Nada indica que se usara un instrumento. | Va siendo hora de calibrar este archivo.',
  ],
  'roast.lede.habit': [
    'Empieza, como empiezan estas cosas, sin hacer ruido. | {q0}, dice el {day0}. | Luego la palabra vuelve, y trae amigas.',
    '{q0} | Era el {day0}. | Por sí sola no prueba nada, y por eso se ha llamado también a las demás.',
  ],
  'roast.lede.post-office': [
    'En algún punto entre {first} y {last} hay una persona. | Para dar con ella hay que apartar los enlaces: {links} de {records} registros llevan uno. | Detrás, el {day0}, está esto: {q0}',
  ],
  'roast.turn.audit': ['Vamos, pues, con los libros.', 'El detalle, por partidas.'],
  'roast.turn.court': ['Que pasen los testigos.', 'Hablan las pruebas.'],
  'roast.turn.inspection': ['Sigue el informe.', 'Esto dio la cuenta.'],
  'roast.turn.incident': ['El parte, con su ortografía.', 'Siguen las entradas.'],
  'roast.turn.reviews': ['Del álbum de recortes.', 'Pueden leerse en voz alta.'],
  'roast.turn.measures': ['Las lecturas.', 'Partida por partida.'],
  'roast.turn.habit': ['Resultados del ensayo.', 'De una en una.'],
  'roast.turn.post-office': ['Lo que había entre los sobres.', 'La parte escrita a mano.'],
  'roast.series': [
    'El número {from} ({noun}) se declaró en {month1}. | El siguiente en los libros es el {to}, {gap} después. | De los de en medio, {missing}, no hay papeles.',
    '+{noun:cap} número {from}, {month1}: {rest1} | Número {to}, {month2}: {rest2} | Lo que hubo en medio no se enseñó a los auditores.',
  ],
  'roast.run': [
    'Cada año se declara la cifra de {noun}: {list}. | El récord es de {most}, del año {year}, y nadie ha pedido que se bata.',
  ],
  'roast.run.long': ['Extracto de las declaraciones de {noun}: {list}. | El mejor año fue {year}.'],
  'roast.run.tied': [
    'Cada año se declara la cifra de {noun}: {list}. | El techo, alcanzado más de una vez, es de {most}.',
  ],
  'roast.never-so': [
    'Hay {k} récords absolutos registrados. | De {monthA}: {a} | De {monthB}: {b} | De {monthC}: {c} | Ninguno se presentó a homologación.',
  ],
  'roast.never-so.two': ['Hay {k} récords absolutos registrados. | De {monthA}: {a} | De {monthB}: {b}'],
  'roast.countback': [
    'El {day} se iba por {claim}. | Contando hacia atrás, el primero cae en {start}. | El archivo no recoge la inauguración.',
  ],
  'roast.scale': [
    'La previsión de {month} era de {expected} {noun}. | El resultado, {actual}. | Prever no es el fuerte de este archivo.',
    '+En {month} se contaba con {expected} {noun}. | Fueron {actual}. | Consta el desenlace: {after}',
  ],
  'roast.stated': [
    '{q}, dice el {day2}. | La publicación que puso en marcha el reloj es del {day1}. | {N} se adelantó {off} días.',
  ],
  'roast.stated-late': [
    '{q}, dice el {day2}. | El reloj se puso en marcha el {day1}. | La fecha había pasado hacía {off} días.',
  ],
  'roast.stated-ahead': ['{phrase}, prometía el {day2}. | Fueron {actualSpan}.'],
  'roast.length-claim': [
    '{month:cap}: {q} | Decirlo llevó {words} palabras. | La media de la casa es de {avg}.',
  ],
  'roast.promise-open': [
    '{q}, anunciaba el {day}. | La palabra “{word}” no ha vuelto a salir.',
    'En {month} había planes: {q} | Siguen en su caja.',
    'El {day} quedó dicho: {q} | El archivo continúa {since} más, y de aquello no trae noticia.',
  ],
  'roast.vow-undone': [
    '{q}, escribió {N} el {day1}. | Aguantó {gap}. | {q2}',
    'El voto es del {day1}: {q} | La recaída, del {day2}: {q2}',
  ],
  'roast.denial': [
    '{q}, reza la declaración del {day}. | Nadie la había pedido.',
    'En {month}, {N} quiso que constara: {q}',
    'La defensa, presentada el {day}: {q} | El tribunal agradece el detalle.',
    'Para despejar dudas, {month}: {q} | La duda queda anotada.',
  ],
  'roast.mishap': [
    'Incidencia del {day}: {q}',
    '{q}, dice el parte de {month}. | No se ha oído a la otra parte.',
    '{opener}, arranca {month}. | Se veía venir. | {rest}',
    'Un {weekday}, {day}. | {q} | Causa: pregúntese a {N}.',
  ],
  'roast.exaggeration': [
    '{q}, según el {day}. | No se pidió una segunda opinión.',
    'Lectura de {month}: {q}',
    '{month:cap} dio un valor fuera de escala. | {q}',
    'El {day} la aguja dio la vuelta entera: {q}',
  ],
  'roast.absent-mark': [
    'En {written} publicaciones no hay un solo signo de ese tipo. | Lo que hubiera que preguntar no se le preguntó al archivo.',
  ],
  'roast.shouting': [
    '{k} publicaciones levantan la voz. | Las mayúsculas se emplearon, entre otras, en {list}.',
  ],
  'roast.bangs': [
    '{k} de {written} publicaciones llevan exclamación. | Algunas traen refuerzos: en total son {times}.',
  ],
  'roast.dots': [
    'Los puntos suspensivos asoman en {k} de {written} publicaciones. | Ninguna dice adónde iban.',
  ],
  'roast.opening': ['{k} publicaciones empiezan con {text}. | Las demás tuvieron que buscarse la entrada.'],
  'roast.catchphrase': [
    '{text} ha salido en {k} publicaciones, de {month1} a {month2}. | No muestra desgaste.',
    'Entre {month1} y {month2} se recurrió {k} veces a {text}.',
  ],
  'roast.saga': [
    'Hay una carpeta entera con “{word}”: {k} publicaciones. | La primera hoja es de {month1}: {q1} | La última, {gap} después: {q2}',
  ],
  'roast.habit': [
    'La palabra “{word}” está en {k} de {written} publicaciones. | En {month1} fue así: {q1}',
    'De {month1} a {month2}, {k} publicaciones nombran “{word}”. | Y no se cansan: {q2}',
    '“{word:cap}” aparece en {k} publicaciones. | Dosis habitual: {q1}',
  ],
  'roast.signoff': ['{k} publicaciones acaban con cinco palabras o menos. | {kicker} no necesitó más.'],
  'roast.emoji': [
    '{emoji} se ha empleado en {k} de {written} publicaciones. | Las demás se las arreglaron con palabras.',
  ],
  'roast.question': [
    '{q}, preguntó {N} en {month}. | Ninguna publicación posterior trae la respuesta.',
    'El {day} salió una pregunta: {q} | Sigue fuera.',
  ],
  'roast.purchase': ['{q}, dice {month}. | No se adjunta el recibo.', 'Compras, {day}: {q}'],
  'roast.borrowed': [
    '{q} | Lo cita {N} el {day}, y no lo desmiente.',
    '{month:cap} dejó una frase para el cartel: {q}',
    'Del {day}, con las comillas ya puestas: {q}',
  ],
  'roast.retraction': ['Declaración del {day1}: {q1} | Rectificación, {gap} después: {q2}'],
  'roast.reversal': ['{q1}, escribió {N} en {month1}. | El fallo se recurrió {gap} después. | {q2}'],
  'roast.list-sting': [
    'El inventario del {day} es preciso: {q}',
    '{q}, informó {N} en {month}, por ese orden.',
    '{month:cap} llevaba una lista. | {q}',
  ],
  'roast.longest': ['La entrada más larga ocupa {words} palabras. | Contiene esto: {q}'],
  'roast.cast-order': ['{a:cap} está en el archivo desde {monthA}. | {b} tuvo que esperar hasta {monthB}.'],
  'roast.links': [
    '{links} de {records} registros reparten un enlace. | El proveedor preferido es {domain}, con {k}.',
  ],
  'roast.greetings': ['{k} de {written} publicaciones felicitan o agradecen. | Hay costumbres peores.'],
  'roast.weekday': [
    '{k} de {of} publicaciones salieron en {weekdayName}; a partes iguales tocarían {even}. | El otro extremo es el {low}, con {lowCount}.',
  ],
  'roast.line': [
    'El {day} está esto: {q}',
    'También consta, del {day}: {q}',
    '{month:cap} está representado por {q}',
    '{q}, escribió {N} el {day}, y ahí lo dejó.',
    '{opener}, abre el {day}. | {rest}',
  ],
  'roast.balance.thread': [
    'Hay una cuenta que cuadra. | En {month1} era {q1} | Y {gap} después: {q2} | Ahí no hay nada que corregir.',
    'No todo ha de ponerse en duda. | {q1}, dice el {day1}; {q2} dice el {day2}.',
  ],
  'roast.balance.line': [
    'Una partida cuadra. | El {day}: {q} | Se ha comprobado, y puede quedarse como está.',
    'En descargo de {N} está {month}. | {q} | No hay más preguntas.',
  ],
  'roast.end.rule': [
    'Hay una sola recomendación, y es de {N}, {monthR}. | {rule}',
    'La última palabra la tiene quien la escribió, en {monthR}: {rule}',
    'En cuanto a qué hacer con todo esto, la norma se fijó en {monthR}. | {rule}',
  ],
  'roast.none': [
    'La acusación pidió las publicaciones y recibió {records} {records|registro|registros} sin una frase que leer. | El caso queda aplazado hasta que haya palabras.',
  ],
  'roast.end.count': [
    'La cifra de la portada se ha contado dos veces, y aguanta. | Lo demás fue idea de {N}.',
  ],
  'roast.end.echo': [
    'Lo cual devuelve el expediente al {day0}, y a las palabras de la portada. | Se han cotejado con todo lo demás. | Pueden quedarse.',
  ],
  'roast.standfirst': [
    'Las palabras de {N}, {written} publicaciones de {first} a {last}, puestas en fila.',
    'Lectura atenta de {written} publicaciones, de {first} a {last}, a cargo de alguien que contó.',
  ],
  'roast.standfirst.unknown': [
    'El título pide algo que {written} publicaciones no mencionan. | Lo que sí mencionan viene a continuación.',
  ],
  'roast.title': ['{N}, en fila'],
  'roast.description': ['{N}, con cariño y con recibos: {written} publicaciones de {first} a {last}.'],
}
