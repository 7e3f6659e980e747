import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, getUser, logIn, logOut, type User } from '@youzine/contract'
import { api } from './api-client.ts'
import { forgetReading } from './kept-reading.ts'

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }): Promise<User | null> => api(getUser, { signal }).then(({ user }) => user),
  staleTime: 60_000,
})

export const useUser = (): User | null => useQuery(userQuery).data ?? null

export const refreshUser = (client: QueryClient) => client.fetchQuery({ ...userQuery, staleTime: 0 })

/** Whoever is here now, what was loaded before belongs to somebody else or has changed. */
export function welcomeUser(client: QueryClient, user: User) {
  void forgetReading()
  client.setQueryData(userQuery.queryKey, user)
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}

export function forgetUser(client: QueryClient) {
  void forgetReading()
  client.setQueryData(userQuery.queryKey, null)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] })
}

export function useLogIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof logIn>) => api(logIn, { body }),
    onSuccess: ({ user }) => void welcomeUser(client, user),
  })
}

export function useLogOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(logOut),
    onSuccess: () => forgetUser(client),
  })
}

export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ')
