import path from 'node:path'

const folder = path.join(import.meta.dirname, 'frozen')

/** The page that all makers build: eleven blocks, ten pictures, twelve notes. The site has a page at the same path. */
export const comparedPage = '/jp/card/202302-1/restaurant/'

/** The published documents of the time when `by-hand.html` was written, and the files that their page shows. */
export const frozenDocuments = path.join(folder, 'documents')
export const frozenFiles = path.join(folder, 'files')
