import { type Outcome, outcome, type Scene } from '../scene.ts'
import { type Target, targetIn } from '../target.ts'
import { tell } from '../tell.ts'

/** Why nothing is done where it is not certain which questions are meant; what was asked back can be answered with a number. */
export function unsaid(target: Target, scene: Scene, does?: (places: number[], scene: Scene) => Outcome): Outcome | null {
  if (target.is === 'unsure') {
    const offers = does ? target.places.map((place) => (now: Scene) => does([place], now)) : []
    const [only = 0] = target.places
    if (target.places.length === 1) return outcome(scene, [tell.surelyThis(only, scene.questions[only]?.question_text ?? '')], { offers, touched: target.places })
    return outcome(scene, [tell.whichOne(scene.questions, target.places)], { offers, touched: target.places })
  }
  return target.is === 'none' ? outcome(scene, [tell.notFound(target.named)]) : null
}

/** Done to the questions that are surely meant; else it is said which it might be, or that there is none. */
export function toThose(
  text: string,
  scene: Scene,
  does: (places: number[], scene: Scene) => Outcome,
  isPlural = false,
): Outcome | null {
  const target = targetIn(text, scene, isPlural)
  return target.is === 'found' ? does(target.places, scene) : unsaid(target, scene, does)
}
