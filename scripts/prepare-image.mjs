// For a container image: everything that `npm start` would otherwise prepare at its first start.
import { ensureDatabaseTemplate, ensureInstalled, ensureWebApp } from './prepare.mjs'

ensureInstalled()
ensureWebApp()
ensureDatabaseTemplate()
