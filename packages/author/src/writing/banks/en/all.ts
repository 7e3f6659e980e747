import type { Bank } from '../../bank.ts'
import { astroEn } from './astro.ts'
import { customEn } from './custom.ts'
import { dictionaryEn } from './dictionary.ts'
import { drawerEn } from './drawer.ts'
import { enneagramEn } from './enneagram.ts'
import { indexEn } from './index-page.ts'
import { jokesEn } from './jokes.ts'
import { letterEn } from './letter.ts'
import { minutesEn } from './minutes.ts'
import { museumEn } from './museum.ts'
import { peopleEn } from './people.ts'
import { placesEn } from './places.ts'
import { profileEn } from './profile.ts'
import { quietEn } from './quiet.ts'
import { roastEn } from './roast.ts'
import { spiritEn } from './spirit.ts'
import { tableEn } from './table.ts'
import { timelineEn } from './timeline.ts'
import { tuesdayEn } from './tuesday.ts'
import { yearEn } from './year.ts'

export const banksEn: Bank = {
  ...roastEn,
  ...profileEn,
  ...museumEn,
  ...spiritEn,
  ...astroEn,
  ...jokesEn,
  ...yearEn,
  ...letterEn,
  ...peopleEn,
  ...placesEn,
  ...minutesEn,
  ...quietEn,
  ...indexEn,
  ...dictionaryEn,
  ...timelineEn,
  ...customEn,
  ...enneagramEn,
  ...tuesdayEn,
  ...tableEn,
  ...drawerEn,
}
