type HeaderRule = { path: RegExp; glob: string; headers: Readonly<Record<string, string>> }

/** What every answer carries. */
export const commonHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const

const immutable = 'public, max-age=31536000, immutable'

/** How long an answer may be kept: fingerprinted names for ever, everything else is asked for again. */
export const cacheRules: readonly HeaderRule[] = [
  { path: /^\/_next\/static\//, glob: '/_next/static/*', headers: { 'Cache-Control': immutable } },
  { path: /^\/media\//, glob: '/media/*', headers: { 'Cache-Control': immutable } },
]

export const defaultCache = 'no-cache'

/** All headers of an answer to the given path. */
export function headersFor(path: string): Record<string, string> {
  const rule = cacheRules.find((candidate) => candidate.path.test(path))
  return { ...commonHeaders, 'Cache-Control': defaultCache, ...rule?.headers }
}
