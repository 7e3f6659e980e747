import type { Drawing } from '#platform/drawing/drawing.ts'
import type { Scene } from '../script.ts'
import { drawDrawing, drawNumber } from './drawn.ts'
import { drawEnd } from './end.ts'
import type { Still } from './frame.ts'
import { drawSteps } from './steps.ts'
import { drawQuote, drawTitle, drawTold, drawWord } from './words.ts'

/** A scene as pictures that follow each other. */
export function drawScene(drawing: Drawing, scene: Scene, seconds: number): Promise<Still[]> {
  switch (scene.kind) {
    case 'title':
      return drawTitle(drawing, scene, seconds)
    case 'drawing':
      return drawDrawing(drawing, scene, seconds)
    case 'number':
      return drawNumber(drawing, scene, seconds)
    case 'steps':
      return drawSteps(drawing, scene, seconds)
    case 'word':
      return drawWord(drawing, scene, seconds)
    case 'quote':
      return drawQuote(drawing, scene, seconds)
    case 'told':
      return drawTold(drawing, scene, seconds)
    case 'end':
      return drawEnd(drawing, scene, seconds)
  }
}
