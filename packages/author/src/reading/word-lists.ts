const split = (text: string) => text.trim().split(/\s+/)

/** After one of these stands a thing. */
export const DETERMINERS: Record<string, Set<string>> = {
  en: new Set(
    split(
      'the a an my our his her their this that these those your one two three four five six seven eight nine ten another every each no some any same old new first broken little',
    ),
  ),
  es: new Set(
    split(
      'el la los las un una unos unas mi mis tu su sus este esta ese esa nuestro nuestra otro otra cada dos tres del al',
    ),
  ),
  de: new Set(
    split(
      'der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere dieser diese dieses kein keine im am zum zur',
    ),
  ),
  fr: new Set(
    split('le la les un une des mon ma mes ton ta son sa ses notre nos ce cette cet ces du au aux'),
  ),
  pt: new Set(
    split('o a os as um uma meu minha meus minhas seu sua este esta esse essa nosso nossa do da no na ao'),
  ),
  it: new Set(
    split(
      'il lo la i gli le un uno una mio mia miei mie suo sua questo questa quel quella del della nel nella al alla',
    ),
  ),
}

/** After one of these a word is doing something, so it is no thing. */
export const VERB_LEADS: Record<string, Set<string>> = {
  en: new Set(
    split(
      "to i we you they he she will would can can't could didn't don't doesn't did does won't let's i'll we'll and just never not should might must i'm we're is are was were been being be get getting got",
    ),
  ),
  es: new Set(split('yo me te se nos lo no he ha hemos voy vamos puedo quiero he')),
  de: new Set(split('ich wir du er sie es zu nicht')),
  fr: new Set(split("je tu il elle on nous vous j'ai ne pas")),
  pt: new Set(split('eu não me se vou')),
  it: new Set(split('io non mi si ho ci')),
}
