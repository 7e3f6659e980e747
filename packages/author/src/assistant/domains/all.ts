import { BODY } from './body.ts'
import { CLUBS } from './clubs.ts'
import type { Domain } from './domain.ts'
import { DRINKS } from './drinks.ts'
import { EATING } from './eating.ts'
import { EVENTS } from './events.ts'
import { HOBBIES } from './hobbies.ts'
import { LIFE } from './life.ts'
import { OUTDOORS } from './outdoors.ts'
import { PEOPLE_AT_HOME } from './people-at-home.ts'
import { SERVICES } from './services.ts'
import { SHARED_TASKS } from './shared-tasks.ts'
import { TOWN } from './town.ts'
import { WORK_AND_MEDIA } from './work-and-media.ts'
import { WORKS } from './works.ts'

export const DOMAINS: readonly Domain[] = [
  ...DRINKS,
  ...EATING,
  ...TOWN,
  ...SERVICES,
  ...CLUBS,
  ...EVENTS,
  ...OUTDOORS,
  ...HOBBIES,
  ...WORK_AND_MEDIA,
  ...BODY,
  ...PEOPLE_AT_HOME,
  ...LIFE,
  ...SHARED_TASKS,
  ...WORKS,
]
