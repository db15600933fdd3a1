import path from 'node:path'

const root = process.cwd()

/** A folder of content, and the file in which what was checked of it is kept for the next run. */
export type ContentSource = { folder: string; cacheFile: string }

/** The content of this project; another one for benchmarks and tests of whole runs. */
export const ownContent: ContentSource = {
  folder: path.resolve(process.env['CONTENT_ROOT'] ?? path.join(root, 'content')),
  cacheFile: path.resolve(process.env['CONTENT_CACHE'] ?? path.join(root, '.cache', 'content.json')),
}
