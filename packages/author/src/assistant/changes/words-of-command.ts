/** The words that wishes begin with, by what is wanted; each list as it stands in a pattern. */
export const ADD =
  "add|include|insert|throw in|put in|squeeze in|stick in|slip in|work in|append|bring in|tack on|ask(?! (?:less|fewer|more))|find out|also ask|i forgot|we forgot|you forgot|don[’']?t forget|añad[eéai]\\p{L}*|agreg[aáu]\\p{L}*|inclu[yií]\\p{L}*|met[eéa]\\p{L}*|suma\\p{L}*|pregunt[aáe](?:les?|r|mos)?(?!s)|pregúnta\\p{L}*|falta(?:ría)?n?|echo de menos|füg\\p{L}*|ergänz\\p{L}*|frag(?:e|en|t|st)?(?! \\d)|bau(?:e)?|pack(?:e)?|es fehl(?:t|en)|(?:da|mir|uns) fehl(?:t|en)"
export const DROP =
  'drop|delete|remove|cut|lose|scrap|ditch|kill|bin|axe|omit|leave out|leave off|take .{1,40} out|take out|take off|take away|take (?=the|that|this|it|out|number|question|\\d)|get rid|throw out|chuck|skip|strike|do away|nix|erase|forget (?:about )?(?:the|that|number|question)|without|quit[aáe]\\p{L}*|elimin[aáe]\\p{L}*|borr[aáe]\\p{L}*|sac[aá]\\p{L}*|saqu\\p{L}*|suprim\\p{L}*|tach[aáe]\\p{L}*|sobra[ns]?|streich\\p{L}*|lösch\\p{L}*|entfern\\p{L}*|schmei(?:ß|ss)\\p{L}*|wirf|werft|weg mit|raus mit'
export const MOVE =
  'move|shift|start with|begin with|open with|end with|finish with|close with|mueve\\p{L}*|mov[eé]\\p{L}*|sub[eía]\\p{L}*|baj[aáe]\\p{L}*|coloc\\p{L}*|empi\\p{L}* (?:con|por)|empez\\p{L}* (?:con|por)|termin\\p{L}* con|verschieb\\p{L}*|rück\\p{L}*|zieh|fang\\p{L}* (?:mit|an)|beginn\\p{L}* mit'
export const SWAP = 'swap|switch|exchange|intercambi\\p{L}*|permut\\p{L}*|tausch\\p{L}*|vertausch\\p{L}*'
export const MERGE =
  'merge|combine|join|fold|roll|unite|fuse|junt[aáe]\\p{L}*|un[eíi](?:las|los|r|d)?|únel[ao]s|combin\\p{L}*|fusion\\p{L}*|fass\\p{L}*|leg(?:e|t)?|verbind\\p{L}*|verein\\p{L}*'
export const SPLIT =
  'split|break up|break|divide|separate|divid\\p{L}*|separ[aáe]\\p{L}*|part[eí](?:la)?|desdobl\\p{L}*|teil\\p{L}*|trenn\\p{L}*|zerleg\\p{L}*|spalt\\p{L}*'
export const OTHERS =
  "make|turn|change|convert|set|put|keep|use|let|allow|give|replace|rename|reword|rephrase|rewrite|translate|shorten|trim|soften|simplify|rank|mark|call|say|write|reorder|order|sort|undo|don[’']?t|no (?=more|questions?|names?|scales?|rankings?|open)|nothing with|nichts mit|nada con|only|just|i(?:[’']d| would) (?:rather|prefer|like)|ha[zc]\\p{L}*|pon\\p{L}*|poné\\p{L}*|cambi[aáe]\\p{L}*|conviert\\p{L}*|dej[aáe]\\p{L}*|us[aáe](?!d)\\p{L}*|reemplaz\\p{L}*|sustitu\\p{L}*|traduc\\p{L}*|traduz\\p{L}*|acort\\p{L}*|suaviz\\p{L}*|orden[aáe]\\p{L}*|que (?:sea|se|la|las|no|puedan|suene)|mach\\p{L}*|änder\\p{L}*|setz\\p{L}*|stell\\p{L}*|ersetz\\p{L}*|nimm|nehm\\p{L}*|nehmen sie|lass\\p{L}*|formulier\\p{L}*|übersetz\\p{L}*|kürz\\p{L}*|schreib\\p{L}*|sortier\\p{L}*|benutz\\p{L}*|verwend\\p{L}*|gib|nenn\\p{L}*"
/** “one about salt” after something else that was wished for. */
export const ANOTHER =
  'an? open (?:one|question)|eine offene|una (?:pregunta )?abierta|one (?:more )?(?:about|on|for|asking)|another (?:one|question)?|a (?:\\p{L}+ )?question (?:about|on)|something (?:about|on)|una? (?:más )?(?:sobre|de|para)|otra (?:sobre|de)|algo sobre|(?:noch )?eine? (?:frage )?(?:dazu|über|zu[rm]?|nach|für)|was (?:über|zu[rm]?)|etwas (?:über|zu[rm]?)'

export const COMMAND = [ADD, DROP, MOVE, SWAP, MERGE, SPLIT, OTHERS, ANOTHER].join('|')

export const whole = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')
export const atStart = (list: string) => new RegExp(`^(?:${list})(?!\\p{L})`, 'iu')
