import type { SitePlace } from './site-place.ts'

/** What else makes other pages of the same sources: style sheets are made smaller only in production, and for the browsers of package.json. */
const fixed = { NODE_ENV: 'production', BROWSERSLIST: '', BROWSERSLIST_CONFIG: '', BROWSERSLIST_ENV: '' } as const

/** What Next is told by its environment, whatever the environment of the command says. */
export function buildEnvironment(isPreview: boolean, place: SitePlace | undefined, fingerprint: string): Record<string, string> {
  return { ...fixed, NEXT_PUBLIC_PREVIEW: isPreview ? '1' : '', NEXT_PUBLIC_BASE_PATH: place?.basePath ?? '', BUILD_FINGERPRINT: fingerprint }
}
