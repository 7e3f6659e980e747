import type { InLanguages, KnownQuestion } from '../known-question.ts'
import { ACTIVITY } from './activity.ts'
import { ASKER } from './asker.ts'
import { CHANGE } from './change.ts'
import { EVENT_PARTS } from './event-parts.ts'
import { EVENT_PAST } from './event-past.ts'
import { EVENT_PLANNED } from './event-planned.ts'
import { FACILITY } from './facility.ts'
import { GROUP } from './group.ts'
import { HABIT } from './habit.ts'
import { HEALTH } from './health.ts'
import { MEMORY } from './memory.ts'
import { OBJECT } from './object.ts'
import { OWN_THING } from './own-thing.ts'
import { PERSON } from './person.ts'
import { PLACE } from './place.ts'
import { SERVICE } from './service.ts'
import { TOPIC } from './topic.ts'

/** What kind of thing a survey asks about. */
export type Kind =
  | 'event past'
  | 'event planned'
  | 'place'
  | 'service'
  | 'group'
  | 'activity'
  | 'object'
  | 'asker'
  | 'person'
  | 'memory'
  | 'health'
  | 'change'
  | 'facility'
  | 'own thing'
  | 'habit'
  | 'topic'

/** What is worth asking of anything of a kind; the last is the open end. */
export const INQUIRIES: Record<Kind, KnownQuestion[]> = {
  'event past': EVENT_PAST,
  'event planned': EVENT_PLANNED,
  place: PLACE,
  service: SERVICE,
  group: GROUP,
  activity: ACTIVITY,
  object: OBJECT,
  asker: ASKER,
  person: PERSON,
  memory: MEMORY,
  health: HEALTH,
  change: CHANGE,
  facility: FACILITY,
  'own thing': OWN_THING,
  habit: HABIT,
  topic: TOPIC,
}

export const KIND_QUESTIONS: KnownQuestion[] = [...Object.values(INQUIRIES).flat(), ...EVENT_PARTS]
export const KIND_ENDINGS: KnownQuestion[] = Object.values(INQUIRIES).flatMap((list) => list.at(-1) ?? [])

/** What a kind still adds where a field is known well: by its place in the inquiry, the most fitting first. */
export const BESIDE_A_FIELD: Partial<Record<Kind, readonly number[]>> = {
  activity: [8, 9, 7, 10, 11, 5, 6],
  topic: [4, 8, 10, 7, 3, 9],
  object: [5, 6, 2, 1, 9, 7],
  memory: [1, 4, 5, 7, 2, 10, 6, 9, 8],
}

/** What something of a kind is called where its own name cannot be said, in German as an object. */
export const CALLED: Record<Kind, InLanguages<string>> = {
  'event past': { en: 'the event', es: 'el evento', de: 'die Veranstaltung' },
  'event planned': { en: 'the event', es: 'el evento', de: 'die Veranstaltung' },
  place: { en: 'this place', es: 'este lugar', de: 'diesen Ort' },
  service: { en: 'this service', es: 'este servicio', de: 'dieses Angebot' },
  group: { en: 'the group', es: 'el grupo', de: 'die Gruppe' },
  activity: { en: 'it', es: 'esto', de: 'das' },
  object: { en: 'such things', es: 'estas cosas', de: 'solche Dinge' },
  asker: { en: 'me', es: 'mí', de: 'mich' },
  person: { en: 'this person', es: 'esta persona', de: 'diesen Menschen' },
  memory: { en: 'that time', es: 'aquella época', de: 'diese Zeit' },
  health: { en: 'it', es: 'esto', de: 'das' },
  facility: { en: 'it', es: 'esto', de: 'das' },
  'own thing': { en: 'it', es: 'esto', de: 'das' },
  habit: { en: 'it', es: 'esto', de: 'das' },
  change: { en: 'the plan', es: 'el plan', de: 'den Plan' },
  topic: { en: 'this subject', es: 'este tema', de: 'dieses Thema' },
}
