import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/styles/index.css'
import { Providers } from './providers.tsx'
import { Start } from './start.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the app')

createRoot(place).render(
  <StrictMode>
    <Providers>
      <Start />
    </Providers>
  </StrictMode>,
)
