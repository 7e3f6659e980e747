import type { Kind } from '../../kinds/kind.ts'
import type { Subject } from '../../known-question.ts'
import type { Domain } from '../domain.ts'
import { ageing } from './ageing.ts'
import { animals } from './animals.ts'
import { celebrations } from './celebrations.ts'
import { childhood } from './childhood.ts'
import { city } from './city-and-country.ts'
import { clothes } from './clothes.ts'
import { commuting } from './commuting.ts'
import { courage } from './courage.ts'
import { faith } from './faith.ts'
import { family } from './family.ts'
import { food } from './food.ts'
import { friendship } from './friendship.ts'
import { garden } from './garden.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { humour } from './humour.ts'
import { kindness } from './kindness.ts'
import { language } from './language.ts'
import { love } from './love.ts'
import { making } from './making.ts'
import { memory } from './memory.ts'
import { money } from './money.ts'
import { moving } from './moving.ts'
import { music } from './music.ts'
import { parenting } from './parenting.ts'
import { reading } from './reading.ts'
import { school } from './school.ts'
import { sleep } from './sleep.ts'
import { sport } from './sport.ts'
import { technology } from './technology.ts'
import { travel } from './travel.ts'
import { weather } from './weather.ts'
import { work } from './work.ts'

const SUBJECTS: readonly Subject[] = [
  ageing,
  animals,
  celebrations,
  childhood,
  city,
  clothes,
  commuting,
  courage,
  faith,
  family,
  food,
  friendship,
  garden,
  health,
  home,
  humour,
  kindness,
  language,
  love,
  making,
  memory,
  money,
  moving,
  music,
  parenting,
  reading,
  school,
  sleep,
  sport,
  technology,
  travel,
  weather,
  work,
]

const KINDS: Record<string, Kind | undefined> = {
  food: 'activity',
  sleep: 'activity',
  travel: 'activity',
  reading: 'activity',
  sport: 'activity',
  garden: 'activity',
  making: 'activity',
  commuting: 'activity',
  childhood: 'memory',
  school: 'memory',
}

/** The great themes of life: known by single words, and asked about as stories. */
export const THEMES: readonly Domain[] = SUBJECTS.map((subject) => ({
  ...subject,
  kind: KINDS[subject.id] ?? 'topic',
}))
