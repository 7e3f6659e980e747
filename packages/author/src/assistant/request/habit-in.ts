/** “I want to track whether I really stop snacking”: what somebody watches in themselves. */
const WATCHED =
  /(?<!\p{L})(?:(?:i|we) (?:want|need|would like|['’]d like) to (?:track|log|check|monitor|keep track of|keep an eye on|record)|(?:a )?(?:daily |evening |morning )?(?:check-?in|tracker|diary|log) (?:for myself|for me|on my|about my)|quiero (?:controlar|registrar|comprobar|llevar (?:un )?registro)|ich (?:will|möchte) (?:festhalten|protokollieren|verfolgen|mitschreiben|aufschreiben|überprüfen),?)\s{0,2}(?:whether |if |how |wie |ob |si |cómo |de )?(?:i |me |ich |mein\p{L}{0,2} |my |mis? )([^.;!?]{3,80})/iu

export const habitIn = (told: string): string | null => WATCHED.exec(told.slice(0, 400))?.[1]?.trim() ?? null
