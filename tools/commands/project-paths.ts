import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** Output folder of the site. */
export const outFolder = path.join(root, 'out')

/** Output folder of a preview, which answers its own API calls (D19). Not for production. */
export const previewFolder = path.join(root, 'out-preview')

/** Output folder of a review: a preview, and the diff from a previous version. */
export const reviewOutFolder = path.join(root, 'out-review')

/** Caches of all commands. May be deleted at any time. */
export const cacheFolder = path.join(root, '.cache')

/** Folder of the approval records. Not part of the site. */
export const approvalsFolder = path.resolve(process.env['APPROVALS_ROOT'] ?? path.join(root, 'approvals'))

/** Output folder of `npm run archive`. Not part of the site. */
export const archiveFolder = path.resolve(process.env['ARCHIVE_ROOT'] ?? path.join(root, 'out-archive'))
