/** The store does not answer, or cannot work: nothing of what was asked is at fault, and it will be back. */
export class StoreGone extends Error {
  constructor(cause: unknown) {
    super('The store does not answer.', { cause })
  }
}

/** Files that people give us or that we make for them. Keys are our own names, never somebody's file name. */
export interface Storage {
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /** Takes a file of this machine; it is gone from its old place afterwards. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  /** Lends the file as one of this machine, so that it never stands in our memory; null when there is none. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T | null>
  /** A file that is already gone is fine. */
  remove(key: string): Promise<void>
}

export function checkKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[A-Za-z0-9_-]+)*(\.[a-z0-9]+)?$/.test(key)) throw new Error(`Not a storage key: ${key}`)
  return key
}
