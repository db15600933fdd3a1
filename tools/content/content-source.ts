import path from 'node:path'

const root = process.cwd()

export type ContentSource = { folder: string; cacheFile: string }

/** The content of this project. Benchmarks and end-to-end tests use others. */
export const siteContent: ContentSource = {
  folder: path.resolve(process.env['CONTENT_ROOT'] ?? path.join(root, 'content')),
  cacheFile: path.resolve(process.env['CONTENT_CACHE'] ?? path.join(root, '.cache', 'content.json')),
}
