import type { AssistantQuestion } from '../model.ts'
import type { Style } from '../shape.ts'
import { voiced } from '../voice.ts'

const WITH_AND_WITHOUT =
  /(?:with (?:and|or) without|con y sin|mit und ohne) (?:an? |un |una |eine[nm]? |ein )?(\p{L}+)/iu

/** “people with and without dogs”: which of the two somebody is. */
export function whichOfTheTwo(description: string, style: Style): AssistantQuestion | null {
  const what = WITH_AND_WITHOUT.exec(description)?.[1]
  if (!what) return null
  const { language, address } = style
  const text = {
    en: /s$/u.test(what) ? `Do you have any ${what} yourself?` : `Do you have a ${what} yourself?`,
    es: `¿[Tienes|Tiene] ${what}?`,
    de: `[Gehörst|Gehören] du zu denen mit ${what}?`,
  }[language]
  return { question_text: voiced(text, language, address), question_type: 'boolean' }
}
