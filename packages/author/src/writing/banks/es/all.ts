import type { Bank } from '../../bank.ts'

export const banksEs: Bank = {}
