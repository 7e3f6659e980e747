/** Words that everybody loves, in the six languages that most posts are in: they say nothing about anybody. */
const COMMON = `
about above across actually after again against ahead almost alone along already also although always among another
anybody anyone anything anyway around away back because become been before behind being believe below best better
between both came cannot come comes coming could couldn days didn does doesn doing done don down during each early either
else enough even ever every everybody everyone everything exactly except finally find first found from gave getting give
given goes going gone good gotta great guess half hand hardly hasn have haven having help here hers herself himself hope
hour hours however into isn itself just keep kept kind knew know known last late later least left less life like little
live long longer look looked looking looks made make makes making many maybe mean might mine minute minutes moment month
months more most much must myself need needs never next nice night nobody none nothing once only onto other others
otherwise ours ourselves over part people perhaps place please pretty probably quite rather read ready real really right
said same says seem seems seen several shall should shouldn show since some somebody somehow someone something sometimes
somewhere soon still stop such sure take taken takes taking talk tell than thank thanks that that their theirs them
themselves then there these they thing things think this those though thought three through till time times today
together told tomorrow tonight took toward tried trying turn turned twice under unless until upon used using very want
wanted wants wasn watch ways week weeks well went were weren what whatever when where whether which while whole whom whose
will with within without wonder word words work would wouldn year years yesterday yesterday your yours yourself
happy birthday morning evening afternoon love
algo algún alguna algunas algunos ahora ante antes aquel aquella aquello aquí así aunque bien cada casi como contra cosa
cosas cual cuando cuanto desde después dice dijo donde durante ella ellas ellos entonces entre eran eres esas esos esta
estaba estado estamos están estar estas este esto estos estoy fueron gracias había haber hace hacer hacia hasta hemos hola
hombre igual luego mejor menos mientras mismo mucha muchas mucho muchos nada nadie ningún noche nosotros nuestra nuestro
nunca otra otras otro otros para pero poco podemos poder porque puede pues quien quiero sabe siempre sino sobre solo somos
sólo soy tanto también tampoco tarde tener tenemos tengo tiempo tiene tienen toda todas todavía todo todos tuve unas unos
usted vamos veces verdad vida voy ayer hoy días
aber alle allem allen aller alles also andere anderen auch auf aus bald beim bereits bevor bist damit dann darf dass davon
dein deine denn deren dessen dich dies diese diesem diesen dieser dieses doch dort durch eben eigentlich eine einem einen
einer eines einfach einige einmal endlich etwas euch euer ganz gegen gehen geht genau gern gerade gestern gibt glaube gute
guten habe haben hast hatte hätte heute hier hinter ihnen ihre ihrem ihren immer irgendwie jeder jetzt kann kannst kein
keine keinen kommt könnte konnte leider machen macht mal manchmal mehr mein meine meinem meinen meiner mich mir morgen muss
nach nicht nichts noch oder ohne schon sehr sein seine seit selbst sich sind sollte sondern tage über unser unsere unter
viel viele vielen vielleicht wann ware wäre warum weil wenn werden wieder wirklich wird wohl worden wurde würde zeit
zusammen zwischen
alors après assez aucun aussi autre autres avaient avait avant avec avez avoir beaucoup bien bonjour c'est cela celle celui
ceux chaque chez chose choses comme comment dans demain depuis dernière deux devant donc dont elle elles encore enfin
ensuite entre étaient étais était être êtes faire fait fois font grand hier ici jamais jour jours juste leur leurs mais
même mêmes merci mettre mieux moins monde notre nous nouveau oui parce parfois parler pas passe pendant petit peu peut
plus plusieurs pour pourquoi pouvoir presque puis quand quel quelle quelque quelques qui quoi rien sans ses seul seulement
soir sommes sont sous souvent suis sur temps tous tout toute toutes très trop une vers vie voici voilà vont votre vous vrai
vraiment
acho agora ainda algum alguma alguns além amanhã ano anos antes aquela aquele aquilo aqui assim até bem boa bom cada coisa
coisas com como contra dela dele deles depois desde dessa desse desta deste deve dia dias disse dizer dois ela elas ele
eles então entre era eram essa esse esta está estão estar estava este eu fazer faz ficar foi foram gente hoje isso isto
já lá mais mas meio melhor menos mesma mesmo meu minha muita muito muitos nada nem noite nossa nosso nunca obrigado onde
ontem outra outras outro outros para pela pelo pessoas pode podem porque pouco pra qual quando quanto quase quem quero
saber sem sempre seria será seu sido sobre somos sou sua também tanto tarde tem tempo tenho ter tinha toda todas todo
todos tudo uma umas vai vamos vez vida você vou
abbiamo adesso alcuni allora altra altre altri altro anche ancora anni avere avete avevo bello bene buona buono casa certo
che chi ciao come con così cosa cose cui dalla dalle dallo davvero degli del della delle dello dentro devo dopo dove
dovrei due erano essere fare fatto finalmente fino fuori gente già giorni giorno gli grande grazie hai hanno ieri insieme
invece loro mai male mano meglio meno mentre mia mie miei mio molta molti molto mondo nella nelle nessuno niente noi non
nostra nostro nulla ogni oggi ora parte per perché perciò però persone più poco poi potere prima proprio può qualche
qualcosa quale quando quanto quasi quella quelle quelli quello questa queste questi questo qui quindi saranno sarà sempre
senza siamo siete sono sopra sotto stata stati stato stessa stesso sua sue sulla suo suoi tanto tempo tra troppo tua tuo
tutta tutte tutti tutto una uno vero verso via vita voi volta volte vorrei
`
const words = new Set(COMMON.split(/\s+/).filter(Boolean))

/** Each word of a post once, without the common ones. */
export function ownWords(text: string): Set<string> {
  const found = text
    .toLowerCase()
    .replace(/https?:\/\/\S+/g, '')
    .match(/\p{L}{4,}/gu)
  return new Set(found?.filter((word) => !words.has(word)))
}
