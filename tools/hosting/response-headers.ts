import { isCompressible } from './media-types.ts'

/** The headers of every response. */
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

/** Policy of everything other than pages: it runs no code and cannot be framed. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** Folders of files with a content hash in their names. */
export const fingerprintedFolders = ['/scripts/', '/media/'] as const

export const immutable = 'public, max-age=31536000, immutable'

/** Files that are not fingerprinted are revalidated on every request. */
export const defaultCache = 'no-cache'

/** Returns whether a file, by its path, has a content hash in its name. */
export function isFingerprinted(path: string): boolean {
  return fingerprintedFolders.some((folder) => path.startsWith(folder))
}

/** Returns all response headers of a file, by its path; `policy` is that of a page (docs/decisions/0016). */
export function getHeaders(path: string, policy = filePolicy): Record<string, string> {
  return {
    ...commonHeaders,
    'Content-Security-Policy': policy,
    'Cache-Control': isFingerprinted(path) ? immutable : defaultCache,
    ...(isCompressible(path) && { Vary: 'Accept-Encoding' }),
  }
}
