import type { Absence } from './absence.ts'

const KIN =
  '(?:papá|mamá|padre|madre|abuelo|abuela|hermano|hermana|marido|mujer|esposo|esposa|hijo|hija|tío|tía|yayo|yaya)'
const WHOM = `(?:él|ella|ti|mi ${KIN}|papá|mamá|el abuelo|la abuela)`
const ENDS = '(?=[.,;!…]|\\s*$| (?:en|aquí|y|a|al|por|con)(?!\\p{L}))'
const THINGS =
  '(?:abrigo|chaqueta|gorra|sombrero|bufanda|zapatillas|zapatos|pantuflas|gafas|lentes|taza|cepillo|almohada|llaves|bastón|pipa|delantal|bata|silla|sillón|butaca|sitio|lugar|número|nombre|reloj|ropa|cuarto|cama|correa|plato|voz|letra|bici|mecedora)'
const COUNT = '(?:dos|tres|cuatro|cinco|seis|siete|ocho)'

export const spanish: Absence = {
  needs: new Set(
    'costumbre ninguno ninguna tranquilo tranquila silencio quedando esperando correa su sus tu tus sin menos sigo todavia aun puse pusimos puesto conte servi telefono movil celular perro perra gato gata sente sentado casi cuna cochecito carrito moises pidio pidieron pedido toca corresponde quien nadie habria hubiera hubiese contado conto dijo dicho'.split(
      ' ',
    ),
  ),
  alive:
    /(?<!\p{L})(?:cole|colegio|escuela|trabajo|oficina|cartero|fontanero|vacaciones|se lo ha dejado|se le olvid\p{L}{1,20}|se ha ido (?:al|a la)|se fue (?:al|a la)|nevera)(?!\p{L})/iu,
  red: [
    `(?<!\\p{L})(?:ningun[oa](?: de nosotros| de los \\p{L}{1,12})?|nadie) (?:quiere|puede|se atreve a|se anima a|se ha atrevido a) (?:darle cuerda|moverl[oa]|tocarl[oa]|lavarl[oa]|abrirl[oa]|quitarl[oa]|sentarse ahí|mover su|tocar su|quitar su)(?!\\p{L})`,
    `(?<!\\p{L})compré (?:el|la|los|las|su) [^.]{2,40} por (?:pura |la )?costumbre[.,;] ?(?:y )?(?:l[oa]s?) (?:dejé|puse)(?!\\p{L})`,
    `(?<!\\p{L})se (?:nos )?fue quedando(?! (?:dormid|sin|atrás|calv))(?!\\p{L})[^]{0,60}(?<!\\p{L})(?:l[oa]) (?:dejamos|enterramos|pusimos)(?!\\p{L})`,
    `(?<!\\p{L})se (?:nos )?fue a \\p{L}{4,12} con [^.!?]{3,30}[.,;] ?[^.!?]{0,12}l[oa] (?:está|estaba|estaban) esperando(?!\\p{L})`,
    `(?<!\\p{L})la correa (?:sigue|todavía está|aún está) (?:ahí|allí|colgada|en)(?!\\p{L})`,
    `(?<!\\p{L})(?:su|sus|tu|tus) ${THINGS}(?: \\p{L}{1,20}){0,2} (?:siguen?|continúan?|todavía está|aún está)(?: (?:ahí|allí|colgad\\p{L}{1,20}|donde|en|detrás|junto|sobre|al lado|puest\\p{L}{1,20}|igual))`,
    `(?<!\\p{L})primer(?:a|os?|as)? (?:\\p{L}{1,20} ){1,3}sin ${WHOM}${ENDS}`,
    `(?<!\\p{L})no (?:he|puedo|quiero|pienso|me atrevo a|soy capaz de|me decido a) (?:borr|lav|mov|quit|tir|vaci|sac|abr)\\p{L}{1,20} (?:su|sus) (?:número|nombre|ropa|almohada|lado|cuarto|armario|taza|silla|abrigo|mensajes?|voz|gafas|cosas|camisas?)(?!\\p{L})`,
    `(?<!\\p{L})su (?:buzón(?: de voz)?|contestador|voz|número)[^.]{0,30}(?:oír|escuchar|oirl|escucharl)\\p{L}{0,20}`,
    `(?<!\\p{L})su lado de la cama (?:sigue|está|continúa|frío|vacío)`,
    `(?<!\\p{L})(?:nos|me) (?:dieron|entregaron|devolvieron|han dado|han entregado|han devuelto) (?:su|sus) [^.]{0,25} en (?:una|un) (?:bolsa|sobre|caja)`,
    `(?<!\\p{L})(?:todavía|aún|sigue|siguen) (?:\\p{L}{1,20} )?(?:huelen?|oliendo) a ${WHOM}(?!\\p{L})`,
    `(?<!\\p{L})(?:he|hemos)? ?(?:llevado|llevé|llevamos|dado|regalé|regalamos|donado|doné|donamos|regalado) (?:su|sus) [^.]{0,24}(?:parroquia|cáritas|ropero|iglesia|beneficencia|cruz roja|albergue)`,
    `(?<!\\p{L})ya no (?:hay|tengo|queda) (?:a |con )?qui[eé]n (?:\\p{L}{1,20} ){0,2}(?:pregunt|cont|llam)\\p{L}{0,20}`,
    `(?<!\\p{L})(?:cuna|cochecito|carrito|moisés) (?:ha vuelto|vuelve|volvió) (?:a la|al) (?:tienda|trastero|caja|desván)`,
  ].map(pattern),
  amber: [
    `(?<!\\p{L})este año (?:l[oa] )?(?:hicimos|pasamos|pasé|dejamos|festejamos) (?:tranquil[oa]s?|chiquit[oa]|en silencio|calladit[oa]s?)(?!\\p{L})`,
    `(?<!\\p{L})(?:navidad|nochebuena|cena|cumpleaños|domingo|comida|mesa|nochevieja)[^.]{0,14} (?:con )?un(?:a)? (?:plato|cubierto|sitio|asiento|silla|regalo) menos`,
    `(?<!\\p{L})(?:sigo|todavía|aún) (?:\\p{L}{1,20} )?(?:haciendo|poniendo|preparando|comprando|sirviendo|pongo|hago|preparo|compro|sirvo) (?:\\p{L}{1,20} ){0,2}(?:para dos|dos (?:tazas|platos|cafés|sitios))`,
    `(?<!\\p{L})(?:puse|pusimos|he puesto|conté|serví) ${COUNT} (?:platos|tazas|cubiertos|sitios)[.,;] (?:y )?(?:luego )?(?:quité|quitamos|retiré|guardé|sobraba) un`,
    `(?<!\\p{L})últim[oa] (?:bote|tarro|frasco|lata|botella|bolsa|trozo|táper|tupper) de (?:su|sus)(?!\\p{L})`,
    `(?<!\\p{L})(?:cogí|agarré|tomé|descolgué|levanté|marqué) (?:el teléfono|el móvil|el celular|su número)[^.]{0,20}para (?:contár|decír|llamar|preguntár)`,
    `(?<!\\p{L})(?:perr[oa]|gat[oa]|perrit[oa]) (?:todavía |aún )?(?:sigue|continúa) (?:esperándol[oa]|buscándol[oa])`,
    `(?<!\\p{L})(?:me he sentado|me senté) (?:hoy )?en su (?:silla|sillón|sitio|butaca|mecedora)[^.]{0,12} por primera`,
    `(?<!\\p{L})(?:ya )?nadie (?:se )?\\p{L}{1,20} (?:ya )?(?:en|por|a) (?:la|el) (?:mecedora|sillón|silla|puerta|escalera|cocina|ventana)(?= ya|[.,;]|\\s*$)`,
    `(?<!\\p{L})hoy (?:habría|hubiera|hubiese) (?:soplado|cumplido|celebrado|estado|bailado)`,
    `(?<!\\p{L})(?:casi|estuve a punto de) (?:la|lo|le)? ?(?:llamo|llamarl[oa]|marcarle)[^.]{0,12}para contár`,
  ].map(pattern),
  confidence: [
    `(?<!\\p{L})me (?:pidió|pidieron|ha pedido|han pedido) que no (?:lo |la |se lo |le )?(?:dij|dig|cont|cuent)\\p{L}{1,20}(?: nada| a nadie)?(?=[.,;!…]|\\s*$| (?:y|así)(?!\\p{L}))`,
    `(?<!\\p{L})(?:aún|todavía) no (?:se )?lo (?:decimos|contamos|hemos dicho|hemos contado)(?: a nadie)?(?=[.,;!…]|\\s*$)`,
    `(?<!\\p{L})me (?:ha contado|contó|dijo|ha dicho)(?!\\p{L})[^.]{0,60} no (?:puedo|debo|voy a|pienso) (?:poner|escribir|contar|decir|repetir|publicar)`,
    `(?<!\\p{L})lo que me (?:contó|dijo|ha contado|ha dicho)(?!\\p{L})[^.]{0,30} se queda (?:en|ahí|allí|entre|conmigo)(?!\\p{L})`,
    `(?<!\\p{L})no me (?:toca|corresponde) (?:a mí )?(?:contarlo|decirlo|contar|decir)(?!\\p{L})|(?<!\\p{L})no soy (?:yo )?quién para contarlo`,
  ].map(pattern),
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'u')
}
