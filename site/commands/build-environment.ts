import type { SiteLocation } from './site-location.ts'

/**
 * What else makes other pages of the same sources: style sheets are made smaller only in production, and for the
 * browsers of package.json.
 */
const fixed = { NODE_ENV: 'production', BROWSERSLIST: '', BROWSERSLIST_CONFIG: '', BROWSERSLIST_ENV: '' } as const

/**
 * What this process is told before it loads anything that makes pages: content pages get the path of the site when they
 * are finished.
 */
export const ownEnvironment: Record<string, string> = { ...fixed, NEXT_PUBLIC_BASE_PATH: '' }

/** What Next is told by its environment, whatever the environment of the command says. */
export function buildEnvironment(isPreview: boolean, place: SiteLocation | undefined): Record<string, string> {
  return { ...fixed, NEXT_PUBLIC_PREVIEW: isPreview ? '1' : '', NEXT_PUBLIC_BASE_PATH: place?.basePath ?? '' }
}
