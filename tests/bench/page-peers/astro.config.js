import path from 'node:path'
import process from 'node:process'

import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

const project = path.resolve(import.meta.dirname, '..', '..', '..')
const { BENCH_OUTPUT, BENCH_INLINE } = process.env

/** Astro at its best on this page: spaces taken out, no script of its own, the style sheet as a file or in the page. */
export default defineConfig({
  outDir: BENCH_OUTPUT,
  cacheDir: `${BENCH_OUTPUT}-cache`,
  publicDir: `${BENCH_OUTPUT}-public`,
  compressHTML: true,
  build: { inlineStylesheets: BENCH_INLINE },
  vite: {
    plugins: [tailwindcss()],
    resolve: {
      alias: {
        '#blocks': `${project}/blocks`,
        '#domain': `${project}/domain`,
        '#schemas': `${project}/schemas`,
        '#site': `${project}/site`,
        '#content-layer': `${project}/content-layer`,
      },
    },
  },
})
