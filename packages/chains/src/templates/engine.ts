import { Liquid } from 'liquidjs'

const nothing = () => {
  throw new Error('Templates cannot read files.')
}

/** One engine for both sides: what it cannot parse cannot be saved, and what it parses it renders. */
export const engine = new Liquid({
  fs: {
    exists: async () => false,
    existsSync: () => false,
    readFile: nothing,
    readFileSync: nothing,
    resolve: () => '',
  },
  renderLimit: 400,
  memoryLimit: 2e7,
  parseLimit: 2e5,
  ownPropertyOnly: true,
  relativeReference: false,
  strictFilters: true,
})
for (const name of Object.keys(engine.filters)) if (name.endsWith('_exp')) delete engine.filters[name]
for (const name of ['include', 'render', 'layout', 'block']) delete engine.tags[name]
