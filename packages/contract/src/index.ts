import * as articles from './articles.ts'
import * as botCheck from './bot-check.ts'
import * as imports from './imports.ts'
import * as magazine from './magazine.ts'
import * as people from './people.ts'
import * as reminders from './reminders.ts'

export * from './articles.ts'
export * from './bot-check.ts'
export * from './endpoint.ts'
export * from './ids.ts'
export * from './imports.ts'
export * from './magazine.ts'
export * from './people.ts'
export * from './problem.ts'
export * from './reminders.ts'
export * from './text.ts'

export const contract = { people, articles, botCheck, imports, magazine, reminders }
