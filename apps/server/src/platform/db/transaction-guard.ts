import { AsyncLocalStorage } from 'node:async_hooks'

interface OpenTransaction {
  open: boolean
}

/**
 * Using the root connection inside a transaction hangs the embedded database for ever, and on
 * PostgreSQL it silently leaves the transaction. Both databases refuse it here, at once.
 */
export function transactionGuard() {
  const current = new AsyncLocalStorage<OpenTransaction>()
  return {
    refuseInside() {
      if (current.getStore()?.open)
        throw new Error('The root database was used inside a transaction. Pass the transaction on instead.')
    },
    async inside<T>(work: () => Promise<T>): Promise<T> {
      const transaction = { open: true }
      try {
        return await current.run(transaction, work)
      } finally {
        // Work that outlives the transaction (a timer, an event) may use the root connection again.
        transaction.open = false
      }
    },
  }
}
export type TransactionGuard = ReturnType<typeof transactionGuard>
