import { createContext, useContext } from 'react'

/** What the reader of their own article may say about it; nobody else can. */
export interface ReadersSay {
  neverUse(postId: number): void
  removePhoto(photoId: number): void
  notRight(sentences: readonly string[]): void
}

const Context = createContext<ReadersSay | null>(null)

export const ReadersSayProvider = Context.Provider
export const useReadersSay = () => useContext(Context)
