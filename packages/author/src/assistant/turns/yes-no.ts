import type { InLanguages } from '../known-question.ts'

/** From how much, how often or what somebody thinks of it to whether. */
const WHETHER: InLanguages<[RegExp, string][]> = {
  en: [
    [/^What do you think (?:of|about) (.+)\?$/u, 'Are you all right with $1?'],
    [/^How do you (?:find|feel about) (.+)\?$/u, 'Are you happy with $1?'],
    [/^All in all, how do you find (.+)\?$/u, 'All in all, are you happy with $1?'],
    [/^How much of your week has to do with (.+)\?$/u, 'Does much of your week have to do with $1?'],
    [/^How much of (.+?) (?:has|have) to do with (.+)\?$/u, 'Does much of $1 have to do with $2?'],
    [/^How (?:often|much|easily|gladly) (do|would|can|could) you (.+)\?$/u, '$1 you $2?'],
    [/^How well do (the .+|your .+) (suit|fit|work)(.*)\?$/u, 'Do $1 $2$3?'],
    [/^How well do you (\p{L}+)(.*)\?$/u, 'Do you $1 well$2?'],
    [/^How (\p{L}+) do you feel(.*)\?$/u, 'Do you feel $1$2?'],
    [/^How (\p{L}+) are you (.+)\?$/u, 'Are you $1 $2?'],
    [/^What would you (like to )?(.+)\?$/u, 'Would you $1$2?'],
  ],
  es: [
    [/^¿(?:Qué (?:opinas|piensas) de|Cómo (?:valoras|ves)) (.+)\?$/u, '¿Te parece bien $1?'],
    [/^¿(?:Qué (?:opina|piensa) de|Cómo (?:valora|ve)) (.+)\?$/u, '¿Le parece bien $1?'],
    [/^¿Qué (te|le) parece (.+)\?$/u, '¿$1 parece bien $2?'],
    [/^¿Cuánto de (.+?) tiene que ver con (.+)\?$/u, '¿Tiene mucho de $1 que ver con $2?'],
    [/^¿(?:Hasta qué punto|Con qué frecuencia|Cuánto) (.+)\?$/u, '¿$1?'],
  ],
  de: [
    [/^Wie viel von (.+?) dreht sich um (.+)\?$/u, 'Dreht sich viel von $1 um $2?'],
    [/^Wie (findest du|finden Sie) (.+)\?$/u, '$1 $2 gut?'],
    [/^Alles in allem: Wie (findest du|finden Sie) (.+)\?$/u, '$1 $2 alles in allem gut?'],
    [/^Wie (denkst du|denken Sie) über (.+)\?$/u, 'Findest du $2 gut?'],
    [/^Wie (?:oft|sehr|gut|gern) (\p{L}+ (?:du|Sie) .+)\?$/u, '$1?'],
    [/^Wie (\p{L}+) (fühlst du dich|fühlen Sie sich)(.*)\?$/u, '$2 $1$3?'],
  ],
}

const capital = (text: string) =>
  text.replace(/^(¿?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())

/** The words for yes and no; null where it is not known how to ask so. */
export function whetherSo(text: string, language: 'en' | 'es' | 'de'): string | null {
  const found = WHETHER[language].find(([from]) => from.test(text))
  return found ? capital(text.replace(found[0], found[1])) : null
}
