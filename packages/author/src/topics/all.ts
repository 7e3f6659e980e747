import { astrology } from './astrology/index.ts'
import { counted } from './counted/index.ts'
import { dictionary } from './dictionary/index.ts'
import { enneagram } from './enneagram/index.ts'
import { keptAndThrown } from './kept-and-thrown/index.ts'
import { letter } from './letter/index.ts'
import { mediaRoast } from './media-roast/index.ts'
import { museum } from './museum/index.ts'
import { anotherStory, longStory, oneMoreStory } from './one-story/index.ts'
import { ordinaryDay } from './ordinary-day/index.ts'
import { people } from './people/index.ts'
import { places } from './places/index.ts'
import { profile } from './profile/index.ts'
import { runningJokes } from './running-jokes/index.ts'
import { saidYouWould } from './said-you-would/index.ts'
import { sayPostDo } from './say-post-do/index.ts'
import { spiritMeme } from './spirit-meme/index.ts'
import { theTable } from './the-table/index.ts'
import { timeline } from './timeline/index.ts'
import type { PostTopic, Topic } from './topic.ts'
import { yearInTwelve } from './year-in-twelve/index.ts'

const LIST: Topic[] = [
  profile,
  mediaRoast,
  longStory,
  anotherStory,
  oneMoreStory,
  runningJokes,
  saidYouWould,
  people,
  museum,
  letter,
  yearInTwelve,
  counted,
  timeline,
  astrology,
  spiritMeme,
  dictionary,
  places,
  enneagram,
  ordinaryDay,
  theTable,
  keptAndThrown,
  sayPostDo,
]

/** In the order in which a magazine has them. */
export const allTopics: Topic[] = LIST.sort((a, b) => a.info.order - b.info.order)

export const postTopics: PostTopic[] = allTopics.filter((t) => t.kind === 'posts')

export function topicByKey(key: string): Topic {
  const topic = allTopics.find((t) => t.info.key === key)
  if (!topic) throw new Error(`There is no built-in topic "${key}".`)
  return topic
}
