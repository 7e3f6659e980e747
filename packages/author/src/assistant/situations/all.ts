import type { KnownQuestion } from '../known-question.ts'
import { ANY_HABIT, EVENINGS, GAME_NIGHT, HEATING, READERS } from './among-friends.ts'
import { CANTEEN, FLATMATES, NEW_ROOMS, OPENING_HOURS, YOUTH_GROUP } from './around-us.ts'
import { AT_LARGE } from './at-large.ts'
import { ANY_MATTER, CARING, GETTING_TO_KNOW, NEW_PARENTS, SPENDING } from './everyday.ts'
import { BREAKFAST, NEW_TIME, SITE, WELLBEING } from './for-all.ts'
import { CONTEST, FAMILY_MEAL, FEAST, PARTY, PERFORMED, TRIP, WEDDING } from './gatherings.ts'
import { BOOK_CLUB, CHOOSING, GROUP_PLANS, NAMING, SUPPORT_GROUP, TALK_SERIES } from './groups.ts'
import { CHORES, FAMILY_RULES, GETTING_A_PET, LENDING, SHARED_THING } from './home.ts'
import { INTAKE, LEAVERS, ONBOARDING, PUPPIES } from './joining.ts'
import { CLUB_PARENTS, COURSE, WAY_THERE } from './learning.ts'
import { MEMORY_BOOK } from './memory-book.ts'
import { NEIGHBOURS, NOISE, PUBLIC_SPACE, SAVING_A_PLACE, TRANSPORT } from './neighbourhood.ts'
import { ASSOCIATION, HIKE, REUNION } from './outings.ts'
import { FAMILIES, PUPILS } from './school.ts'
import type { Situation } from './situation.ts'
import { GIFT_EXCHANGE, NEIGHBOUR_HELP, RENOVATION, TENANTS } from './where-we-live.ts'
import { CUSTOMERS, MEDIA, NEW_IDEA, REMOTE_WORK, SHIFTS, STRAIN_AT_WORK, TEAM_MOOD } from './working.ts'

/** The more particular first: of two that fit alike it is the one. */
export const SITUATIONS: readonly Situation[] = [
  MEMORY_BOOK,
  LEAVERS,
  ONBOARDING,
  PUPPIES,
  PUPILS,
  FAMILIES,
  GAME_NIGHT,
  EVENINGS,
  READERS,
  HEATING,
  NEW_TIME,
  GIFT_EXCHANGE,
  NEIGHBOUR_HELP,
  WELLBEING,
  RENOVATION,
  SITE,
  BREAKFAST,
  OPENING_HOURS,
  FLATMATES,
  YOUTH_GROUP,
  NEW_ROOMS,
  CANTEEN,
  HIKE,
  REUNION,
  ASSOCIATION,
  SUPPORT_GROUP,
  BOOK_CLUB,
  PERFORMED,
  WEDDING,
  FAMILY_MEAL,
  CONTEST,
  CHORES,
  FAMILY_RULES,
  GETTING_A_PET,
  CHOOSING,
  REMOTE_WORK,
  STRAIN_AT_WORK,
  SPENDING,
  NEW_PARENTS,
  CARING,
  TRANSPORT,
  WAY_THERE,
  NOISE,
  CLUB_PARENTS,
  NEIGHBOURS,
  TENANTS,
  SAVING_A_PLACE,
  LENDING,
  SHARED_THING,
  COURSE,
  TALK_SERIES,
  GROUP_PLANS,
  FEAST,
  PARTY,
  TRIP,
  PUBLIC_SPACE,
  NAMING,
  MEDIA,
  SHIFTS,
  TEAM_MOOD,
  GETTING_TO_KNOW,
  CUSTOMERS,
  NEW_IDEA,
  INTAKE,
  ...AT_LARGE,
]

/** All that situations ask, so that each can be said in another language or tone. */
export const SITUATION_QUESTIONS: readonly KnownQuestion[] = [
  ...new Set(
    [...SITUATIONS, ANY_MATTER, ANY_HABIT].flatMap(({ questions, spare }) => [
      ...questions,
      ...(spare ?? []),
    ]),
  ),
]
