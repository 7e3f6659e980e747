import { astrology } from './astrology.ts'
import { counted } from './counted.ts'
import { dictionary } from './dictionary.ts'
import { enneagram } from './enneagram.ts'
import { keptAndThrown } from './kept-and-thrown.ts'
import { letter } from './letter.ts'
import { mediaRoast } from './media-roast.ts'
import { museum } from './museum.ts'
import { ordinaryDay } from './ordinary-day.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { profile } from './profile.ts'
import { quietMonths } from './quiet-months.ts'
import { runningJokes } from './running-jokes.ts'
import { saidYouWould } from './said-you-would.ts'
import { spiritMeme } from './spirit-meme.ts'
import { theTable } from './the-table.ts'
import { timeline } from './timeline.ts'
import type { Topic } from './topic.ts'
import { yearInTwelve } from './year-in-twelve.ts'

export const allTopics: Topic[] = [
  mediaRoast,
  profile,
  astrology,
  people,
  museum,
  spiritMeme,
  runningJokes,
  saidYouWould,
  places,
  letter,
  timeline,
  dictionary,
  yearInTwelve,
  counted,
  quietMonths,
  enneagram,
  ordinaryDay,
  theTable,
  keptAndThrown,
]

export function topicByKey(key: string): Topic {
  const topic = allTopics.find((t) => t.info.key === key)
  if (!topic) throw new Error(`There is no built-in topic "${key}".`)
  return topic
}
