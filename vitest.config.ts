import { defineConfig } from 'vitest/config'

const WITHOUT_A_DATABASE = [
  'src/platform/{drawing,mail,storage}/**',
  'src/platform/llm/{llm,pieces}.test.ts',
  'src/platform/{env,semaphore,fair-queue}.test.ts',
  'src/platform/runs/pace.test.ts',
  'src/features/chat/suggestions.test.ts',
  'src/features/imports/{themes,samples}.test.ts',
  'src/features/magazine/{lead-form,line}.test.ts',
]

const server = (database: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: database,
    root: 'apps/server',
    include: ['src/**/*.test.ts'],
    // What asks nothing of the database is tested once.
    ...(database === 'postgres' ? { exclude: WITHOUT_A_DATABASE } : {}),
    env: { TEST_DATABASE: database },
    isolate: false,
    setupFiles: ['src/testing/console-guard.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})

// No module keeps a state between tests (each test app has its own), so files share what they load (`isolate: false`):
// loading the server, or the language model, anew for each takes longer than most of their tests.
export default defineConfig({
  test: {
    pool: 'forks',
    // What passes only at the second try is named at the end of `npm test`, with what went wrong: a fault to find.
    // It waits a little first: a database that was taken for gone on a busy machine is back by then.
    retry: { count: 1, delay: 2000 },
    // One more than the cores: much of a server test is waiting for a clock or another process.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      server('embedded'),
      ...(process.env.TEST_DATABASE_URL ? [server('postgres')] : []),
    ],
  },
})
