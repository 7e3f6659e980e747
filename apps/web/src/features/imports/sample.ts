import type { GivenFile } from './reading/read-archive.ts'

const SAMPLE_URL = '/sample-archive.zip'

/** A made-up person's archive, shipped with the product and read like anybody's. */
export async function fetchSample(): Promise<GivenFile[]> {
  const answer = await fetch(SAMPLE_URL)
  if (!answer.ok) throw new Error('The sample archive is not there.')
  const file = new File([await answer.blob()], 'sample-archive.zip', { type: 'application/zip' })
  return [{ file, path: file.name }]
}
