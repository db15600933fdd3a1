import { encodeQrCode } from '../encode-qr-code.ts'
import { fixedPaths, qrCodePath } from '#content-layer/common/routes.ts'
import type { ContentReader } from '../documents/content-reader.ts'

/** Renders the QR code of a URL as an SVG file: dark on white in every colour scheme, because cameras require that. */
export function renderQrCode(text: string): string {
  const { size, path: strokes } = encodeQrCode(text)
  const path = `<path d="${strokes}" stroke="#1c1b22" shape-rendering="crispEdges"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="320" height="320"><path d="M0 0h${size}v${size}H0z" fill="#fff"/>${path}</svg>`
}

const inAppSuffix = /in-app\/$/

/** Lists the fixed paths that visitors may open on a phone; of a page with two variants, the web path only. */
function listFixedPaths(): string[] {
  const all = new Set<string>(fixedPaths)
  const isInternal = (path: string) => path.startsWith('/examples/') || path === '/campaigns/'
  const hasWebVariant = (path: string) => inAppSuffix.test(path) && all.has(path.replace(inAppSuffix, ''))
  return [...all].filter((path) => !isInternal(path) && !hasWebVariant(path))
}

/** Lists the paths of the pages that a phone may open from a desktop: all except in-app variants and internal pages. */
async function listPhonePaths(content: ContentReader): Promise<string[]> {
  const months = await content.months()
  const webPaths = months.flatMap(({ paths, campaigns }) => [paths.web, ...campaigns.map((entry) => entry.paths.web)])
  return [...listFixedPaths(), ...webPaths.filter((path) => path !== null)]
}

/** Lists the URL path of each QR code with the path of its page. */
export async function listQrCodes(content: ContentReader): Promise<Map<string, string>> {
  return new Map((await listPhonePaths(content)).map((path) => [qrCodePath(path), path]))
}
