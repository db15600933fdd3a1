import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** The folder that is published. */
export const outFolder = path.join(root, 'out')

/** What is kept between runs and may be deleted at any time. */
export const cacheFolder = path.join(root, '.cache')
