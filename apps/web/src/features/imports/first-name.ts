import { useState } from 'react'

const KEY = 'youzine.first-name'

/** A visitor's name, kept in this tab until the upload makes them a guest. */
export function useTypedName() {
  const [name, setName] = useState(() => sessionStorage.getItem(KEY) ?? '')
  const keep = (typed: string) => {
    sessionStorage.setItem(KEY, typed)
    setName(typed)
  }
  return [name, keep] as const
}
