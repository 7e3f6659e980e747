import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number; every process that migrates takes the same lock, so that they go one at a time. */
export const MIGRATION_LOCK = 7_905_119
