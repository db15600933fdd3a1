import { compressible } from './encodings.ts'

/** What every answer carries. */
export const commonHeaders = {
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** The policy of everything that is not a page: nothing of it runs, and nothing frames it. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policy of hosts that cannot send each page its own: what holds on every page. It adds what browsers do not read
 * in
 * a meta element; the rest stands in each page. Several policies hold all at once, so it never loosens a page's own.
 */
export const commonPolicy = "base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'"

/** Folders of files whose names change with their content. */
export const fingerprintedFolders = ['/_next/static/', '/media/'] as const

/** Folders in which there are no pages. */
export const pagelessFolders = ['/_next/', '/media/', '/content/', '/qr/'] as const

export const immutable = 'public, max-age=31536000, immutable'

/** What is not fingerprinted is asked for again each time. */
export const defaultCache = 'no-cache'

/** Whether a file lies beside itself in other forms, so that its answer depends on what the browser reads. */
export function varies(file: string): boolean {
  return compressible.test(file)
}

/** All headers of an answer with the given file, by its path; `policy` is a page's own (docs/decisions/0016). */
export function headersFor(path: string, policy = filePolicy): Record<string, string> {
  const isFingerprinted = fingerprintedFolders.some((folder) => path.startsWith(folder))
  return {
    ...commonHeaders,
    'Content-Security-Policy': policy,
    'Cache-Control': isFingerprinted ? immutable : defaultCache,
    ...(varies(path) && { Vary: 'Accept-Encoding' }),
  }
}
