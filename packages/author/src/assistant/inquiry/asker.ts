import { words } from './known-aspect.ts'

/** Somebody who says what they want to know of others. */
export const WANTS = words(
  "(?:want|need|like|have|trying|try|hope|plan|love|wanted)(?:ed)? to (?:ask|know|find out|learn|hear|see|show|compare|check|gauge|figure out|understand|decide|choose|collect|get (?:feedback|answers|opinions))|(?:want|need|looking for|after|would like|like) (?:some |honest |quick |a |to get )?(?:feedback|answers|opinions|views|input|poll|survey)|find(?:ing)? out|need to know|(?:to|and|&) (?:ask|poll|survey) (?:my|our|the|them|people|parents|members)|doing (?:a |some |a little )?research|(?:hay|tenemos) que (?:decidir|saber|elegir)|queremos|quiero|quisiera|querría|necesito|necesitamos|me gustaría (?:saber|preguntar|conocer)|nos gustaría (?:saber|preguntar)|para saber|averiguar|will (?:wissen|rausfinden|herausfinden|fragen|ne|eine)|wollen? (?:wissen|herausfinden|rausfinden|fragen)|möchten? (?:gerne? )?(?:wissen|erfahren|fragen|herausfinden)|würde gerne? (?:wissen|erfahren|fragen)|(?:muss|müssen) (?:wissen|klären)|müssen (?:wissen|entscheiden|klären|uns einigen)|brauche|umfrage machen|rausfinden|herausfinden",
)
/** Somebody who says for whom they ask. */
export const RUNS = words(
  "(?:i|we) (?:run|lead|manage|organi[sz]e|coordinate|teach|keep|own|chair|host|look after)|i['’]?m (?:the|a|an) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:manager|teacher|coordinator|organi[sz]er|leader|head|coach|trainer|secretary|chair|warden|nurse|vicar|director)|(?:manager|organi[sz]er|secretary|chair|coach|captain) of|(?:parish|town|residents?|student|tenants?)['’]? (?:council|board|association|committee)|planning (?:a|an|our|the)|soy (?:el|la|del|de la|una?) \\p{L}+|(?:coordino|organizo|dirijo|llevo|gestiono|doy clases)|tengo un(?:a)? (?:taller|tienda|bar|escuela|grupo|negocio|academia|clínica)|ich (?:leite|organisiere|betreue|führe|betreibe|unterrichte|koordiniere|bin (?:der|die|eine?) \\p{L}+)|wir sind (?:ein(?:e)?|\\d+)|wir (?:betreiben|organisieren|planen)",
)
