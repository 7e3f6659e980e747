import { type Outcome, outcome, type Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import { tell } from '../tell.ts'

/** Why nothing is done where it is not certain which questions are meant; what was asked back can be answered with a number. */
export function unsaid(
  target: Target,
  scene: Scene,
  does?: (places: number[], scene: Scene) => Outcome,
): Outcome | null {
  if (target.is === 'unsure') {
    const offers = does ? target.places.map((place) => (now: Scene) => does([place], now)) : []
    const [only = 0] = target.places
    if (target.places.length === 1)
      return outcome(scene, [tell.surelyThis(only, scene.questions[only]?.question_text ?? '')], {
        offers,
        touched: target.places,
      })
    return outcome(scene, [tell.whichOne(scene.questions, target.places)], { offers, touched: target.places })
  }
  return target.is === 'none' ? outcome(scene, [tell.notFound(target.named)]) : null
}
