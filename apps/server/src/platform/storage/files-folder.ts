import { join } from 'node:path'
import type { Env } from '../env.ts'

/** Where stored files are, if they are in a folder. */
export const filesFolder = ({ s3, dataDir }: Env): string | null => (s3 ? null : join(dataDir, 'files'))
