import type { Bank } from '../../bank.ts'
import { astroEs } from './astro.ts'
import { customEs } from './custom.ts'
import { dictionaryEs } from './dictionary.ts'
import { indexEs } from './index-page.ts'
import { jokesEs } from './jokes.ts'
import { letterEs } from './letter.ts'
import { minutesEs } from './minutes.ts'
import { museumEs } from './museum.ts'
import { peopleEs } from './people.ts'
import { placesEs } from './places.ts'
import { profileEs } from './profile.ts'
import { quietEs } from './quiet.ts'
import { roastEs } from './roast.ts'
import { spiritEs } from './spirit.ts'
import { timelineEs } from './timeline.ts'
import { yearEs } from './year.ts'

/** A topic is told in Spanish once every occasion it has in English is here; see `speaks`. */
export const banksEs: Bank = {
  ...roastEs,
  ...profileEs,
  ...museumEs,
  ...spiritEs,
  ...astroEs,
  ...jokesEs,
  ...yearEs,
  ...letterEs,
  ...peopleEs,
  ...placesEs,
  ...indexEs,
  ...timelineEs,
  ...customEs,
  ...minutesEs,
  ...quietEs,
  ...dictionaryEs,
}
