import { mayMean, titleWords } from './forms.ts'
import type { TrackedFeature } from './model.ts'

/** “dry day”, “stayed sober”, “día seco”: no alcohol; of beer or wine alone nobody says so. */

const DRY =
  /(?<!(?:not|no|isn['’]?t|kein|keinen|nicht) (?:an? |un |einen? )?)(?<!\p{L})(?:(?:a |another |un |otro |ein(?:en)? )?(?:(?:totally |completely )?(?:dry|sober) (?:day|night|evening|weekend|friday|saturday|sunday)|(?:día|noche|tarde) sec[oa]|(?:trockene[nr]?|nüchterne[nr]?) (?:tag|abend))|(?:stayed|been|kept) (?:sober|dry|on the wagon)|(?:trocken|nüchtern) geblieben)(?!\p{L})/giu

export function withDryDays(note: string, features: readonly TrackedFeature[]): string {
  const drunk = features.flatMap(({ title }) =>
    titleWords(title).filter(
      (word) => mayMean('alcohol', word) && !mayMean('beer', word) && !mayMean('wine', word),
    ),
  )
  return drunk.length === 0 ? note : note.replace(DRY, drunk.map((drink) => `no ${drink}`).join(', '))
}
