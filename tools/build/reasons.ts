import type { PartName } from '#site/documents/content-parts.ts'

/**
 * Why a page was rendered and not reused from a previous build: it is new, its text was lost from the cache, or one of
 * its inputs changed. Decided in `make-pages.ts`; which parts of the content changed, in `part-versions.ts`, and which
 * files of the code, in `code-files.ts`.
 */
export type Reason =
  | { because: 'new' }
  | { because: 'lost' }
  /** Parts of the content. */
  | { because: 'content'; changed: PartName[] }
  /** Files of the code, scripts and settings. */
  | { because: 'code'; changed: string[] }

/** Maximum number of names listed in a sentence. */
const maxListed = 8

function listNames(names: readonly string[]): string {
  const more = names.length - maxListed
  return `${names.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Formats a rebuild reason as a sentence for the terminal. */
export function describeReason(reason: Reason): string {
  switch (reason.because) {
    case 'new':
      return 'because no previous build had it'
    case 'lost':
      return 'because its text was no longer in the cache'
    case 'content':
      return `because this part of the content had changed: ${listNames(reason.changed)}`
    case 'code':
      return `because this part of the code or the settings had changed: ${listNames(reason.changed)}`
  }
}
