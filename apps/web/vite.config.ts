import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './build/precompress.ts'
import { splitContract } from './build/split-contract.ts'

const api = `http://127.0.0.1:${process.env.YOUZINE_API_PORT ?? 3001}`

/** The fonts of the first screen are known before the style sheet is read, so text does not jump when they arrive. */
const FIRST_FONTS = ['fraunces', 'newsreader', 'newsreader-italic', 'inter'] as const

function preloadFonts(): Plugin {
  return {
    name: 'youzine:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.some((font) => new RegExp(`/${font}-[\\w-]{8}\\.woff2$`).test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}

/** The code that the service worker keeps, so that any page opens while the server is away. */
function listShell(): Plugin {
  return {
    name: 'youzine:list-shell',
    apply: 'build',
    // Last: until then there are chunks that hold nothing but a reference to their style sheet, and are taken out.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter(
        (file) =>
          /\.(js|css)$/.test(file) ||
          FIRST_FONTS.some((font) => new RegExp(`/${font}-[\\w-]{8}\\.woff2$`).test(file)),
      )
      const source = JSON.stringify(files.map((file) => `/${file}`))
      this.emitFile({ type: 'asset', fileName: 'shell.json', source })
    },
  }
}

/** What sets markup without a page belongs to the file that is downloaded. */
const GROUND =
  /node_modules[\\/](?:react|react-dom(?![\\/](?:server|static|cjs[\\/]react-dom-server))|scheduler|clsx|use-sync-external-store|@tanstack[\\/](?:router-core|react-router|history|store|react-store|query-core|react-query))[\\/]/
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), splitContract(), preloadFonts(), listShell(), precompress()],
  resolve: {
    alias: {
      // Radix locks scrolling with a style element made by script, which the content security policy forbids.
      'react-remove-scroll': fileURLToPath(new URL('../../packages/ui/src/scroll-lock.tsx', import.meta.url)),
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs, in one piece: thirty small ones are neither small together nor quick.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'ground', test: GROUND }] },
      },
    },
  },
  server: {
    port: Number(process.env.YOUZINE_WEB_PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': api, '/media': api, '/ws': { target: api, ws: true } },
  },
})
