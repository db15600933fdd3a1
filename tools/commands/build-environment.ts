import type { SiteLocation } from '../shared/site-location.ts'

/**
 * Variables that would change the pages without a change of the sources: style sheets are minified only in production,
 * and for the browsers of package.json.
 */
const fixed = { NODE_ENV: 'production', BROWSERSLIST: '', BROWSERSLIST_CONFIG: '', BROWSERSLIST_ENV: '' } as const

/**
 * The environment of this process, to be set before anything that makes pages is loaded. Content pages get the base
 * path in post-processing.
 */
export const ownEnvironment: Record<string, string> = { ...fixed, NEXT_PUBLIC_BASE_PATH: '' }

/** The environment of Next, whatever the environment of the command. */
export function buildEnvironment(isPreview: boolean, location: SiteLocation | undefined): Record<string, string> {
  return { ...fixed, NEXT_PUBLIC_PREVIEW: isPreview ? '1' : '', NEXT_PUBLIC_BASE_PATH: location?.basePath ?? '' }
}
