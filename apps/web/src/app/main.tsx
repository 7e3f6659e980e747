import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/styles/index.css'
import { Providers } from './providers.tsx'
import { Start } from './start.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app')

// On plain http elsewhere than on this machine browsers have none; everything else works without.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => {})

createRoot(place).render(
  <StrictMode>
    <Providers>
      <Start />
    </Providers>
  </StrictMode>,
)
