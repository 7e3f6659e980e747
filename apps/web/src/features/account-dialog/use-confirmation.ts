import { useQuery } from '@tanstack/react-query'
import { CONFIRMATION_POLL_MS, type User } from '@youzine/contract'
import { useEffect, useState } from 'react'
import { userQuery } from '#lib/session.ts'

/**
 * Whether the dialog waits for an address to be confirmed. While it does, it asks who is here until the
 * address counts, and then says so once.
 */
export function useConfirmation(isOpen: boolean, onConfirmed: () => void) {
  const [hasWaited, setHasWaited] = useState(false)
  const { data: user } = useQuery({
    ...userQuery,
    refetchInterval: ({ state }) => isOpen && isUnconfirmedMember(state.data) && CONFIRMATION_POLL_MS,
    // The link is opened in another tab, so this one is hidden at the very moment that matters.
    refetchIntervalInBackground: true,
  })
  const isUnconfirmed = isUnconfirmedMember(user)
  const isConfirmed = Boolean(user?.emailValidated)
  if (isOpen && isUnconfirmed && !hasWaited) setHasWaited(true)

  useEffect(() => {
    if (!isOpen || !hasWaited || !isConfirmed) return
    setHasWaited(false)
    onConfirmed()
  }, [isOpen, hasWaited, isConfirmed, onConfirmed])

  // Until the caller has heard of it, the step stays, so that the form does not flash up in between.
  return isUnconfirmed || (hasWaited && isConfirmed)
}

const isUnconfirmedMember = (user: User | null | undefined) =>
  Boolean(user && !user.isGuest && !user.emailValidated)
