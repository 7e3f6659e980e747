/** A race that was run is as long as it is; one to come is not yet. */

const DISTANCES: [RegExp, string][] = [
  [/(?:a |1 |un |una |einen )?half[- ]?marathon|media marat[óo]n|halbmarathon/giu, '21.1 km'],
  [/(?:a |1 |un |einen )?marathon|marat[óo]n/giu, '42.2 km'],
]

/** Whoever only speaks of one has not run it. */
const RAN_IT =
  /(?<!\p{L})(?:ran|run|did|done|finished|completed|corrí|corrido|hice|hecho|terminé|acabé|gelaufen|geschafft|gefinisht|lief)(?!\p{L})|^\s*(?:half[- ]?marathon|marathon|media marat[óo]n|marat[óo]n|halbmarathon)/iu
const SAID_IN_FIGURES = /(?<![\d.])(?:21|42)(?:\.\d{1,4})? ?k/iu
const TO_COME =
  /(?<!\p{L})(?:(?:is|ist|es) (?:in|on|am|en|el|dentro)|coming|next|tomorrow|signed up|training for|próxim[oa]|apunt\p{L}+|inscri\p{L}+|nächste\p{L}*|angemeldet|in \d+ (?:days|weeks|months|tagen|wochen|monaten)|en \d+ (?:días|semanas|meses))(?!\p{L})/iu

export const withRaces = (text: string) =>
  SAID_IN_FIGURES.test(text)
    ? text
    : text.replace(/[^.!?;\n]+/g, (sentence) =>
        RAN_IT.test(sentence) && !TO_COME.test(sentence)
          ? DISTANCES.reduce((all, [pattern, distance]) => all.replace(pattern, distance), sentence)
          : sentence,
      )
