import type { Animal } from '../paper.ts'
import { bear } from './bear.ts'
import { bee } from './bee.ts'
import { cat } from './cat.ts'
import { cow } from './cow.ts'
import { crow } from './crow.ts'
import { dog } from './dog.ts'
import { duck } from './duck.ts'
import { elephant } from './elephant.ts'
import { fish } from './fish.ts'
import { fox } from './fox.ts'
import { frog } from './frog.ts'
import { goat } from './goat.ts'
import { greyhound } from './greyhound.ts'
import { gull } from './gull.ts'
import { hare } from './hare.ts'
import { hedgehog } from './hedgehog.ts'
import { hen } from './hen.ts'
import { heron } from './heron.ts'
import { horse } from './horse.ts'
import { mouse } from './mouse.ts'
import type { AnimalName } from './names.ts'
import { otter } from './otter.ts'
import { owl } from './owl.ts'
import { parrot } from './parrot.ts'
import { penguin } from './penguin.ts'
import { pig } from './pig.ts'
import { robin } from './robin.ts'
import { sheep } from './sheep.ts'
import { snail } from './snail.ts'
import { sparrow } from './sparrow.ts'
import { squirrel } from './squirrel.ts'
import { tortoise } from './tortoise.ts'
import { whale } from './whale.ts'

/** Thirty-two animals in one hand. */
export const ANIMALS: Record<AnimalName, Animal> = {
  sparrow,
  otter,
  greyhound,
  robin,
  goat,
  owl,
  bear,
  snail,
  fox,
  cat,
  dog,
  hare,
  hedgehog,
  horse,
  cow,
  sheep,
  pig,
  hen,
  duck,
  heron,
  crow,
  gull,
  whale,
  fish,
  frog,
  bee,
  tortoise,
  mouse,
  elephant,
  squirrel,
  penguin,
  parrot,
}
