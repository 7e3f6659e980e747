import type { Moment } from '../diary.ts'
import { year2010 } from './2010.ts'
import { year2011 } from './2011.ts'
import { year2012 } from './2012.ts'
import { year2013 } from './2013.ts'
import { year2014 } from './2014.ts'
import { year2015 } from './2015.ts'
import { year2016 } from './2016.ts'
import { year2017 } from './2017.ts'
import { year2018 } from './2018.ts'
import { year2019 } from './2019.ts'
import { year2020 } from './2020.ts'
import { year2021 } from './2021.ts'
import { year2022 } from './2022.ts'
import { year2023 } from './2023.ts'
import { year2024 } from './2024.ts'
import { year2025 } from './2025.ts'
import { bollards } from './bollards.ts'
import { ordinaryEarly } from './ordinary-early.ts'
import { ordinaryLate } from './ordinary-late.ts'
import { ordinaryMiddle } from './ordinary-middle.ts'

/** Everything Thea wrote down herself, oldest first. */
export const life: Moment[] = [
  ...year2010,
  ...year2011,
  ...year2012,
  ...year2013,
  ...year2014,
  ...year2015,
  ...year2016,
  ...year2017,
  ...year2018,
  ...year2019,
  ...year2020,
  ...year2021,
  ...year2022,
  ...year2023,
  ...year2024,
  ...year2025,
  ...ordinaryEarly,
  ...ordinaryMiddle,
  ...ordinaryLate,
  ...bollards,
].sort((a, b) => (a.at < b.at ? -1 : 1))
