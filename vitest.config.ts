import { defineConfig } from 'vitest/config'

const server = (database: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name: database,
    root: 'apps/server',
    include: ['src/**/*.test.ts'],
    // What asks nothing of the database is tested once.
    ...(database === 'postgres' ? { exclude: ['src/platform/llm/**', 'src/platform/drawing/**'] } : {}),
    env: { TEST_DATABASE: database },
    setupFiles: ['src/testing/console-guard.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores: much of a server test is waiting for a clock or another process.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      server('embedded'),
      ...(process.env.TEST_DATABASE_URL ? [server('postgres')] : []),
    ],
  },
})
