type HeaderRule = { path: RegExp; glob: string; headers: Readonly<Record<string, string>> }

/** What every answer carries. */
export const commonHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** The policy of everything that is not a page: nothing of it runs, and nothing frames it. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

const immutable = 'public, max-age=31536000, immutable'

/** How long an answer may be kept: fingerprinted names for ever, everything else is asked for again. */
export const cacheRules: readonly HeaderRule[] = [
  { path: /^\/_next\/static\//, glob: '/_next/static/*', headers: { 'Cache-Control': immutable } },
  { path: /^\/media\//, glob: '/media/*', headers: { 'Cache-Control': immutable } },
]

export const defaultCache = 'no-cache'

/** All headers of an answer with the given file, by its path; `policy` is a page's own (docs/decisions/0016). */
export function headersFor(path: string, policy = filePolicy): Record<string, string> {
  const rule = cacheRules.find((candidate) => candidate.path.test(path))
  return { ...commonHeaders, 'Content-Security-Policy': policy, 'Cache-Control': defaultCache, ...rule?.headers }
}
