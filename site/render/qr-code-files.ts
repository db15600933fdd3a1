import { qrStrokes } from '../qr-code-path.ts'
import { fixedPaths, qrPath } from '#content-layer/common/routes.ts'
import type { ContentReader } from '../documents/content-reader.ts'

/** Renders the QR code of a URL as an SVG file: dark on white in every colour scheme, because cameras require that. */
export function qrPicture(text: string): string {
  const { size, path: strokes } = qrStrokes(text)
  const path = `<path d="${strokes}" stroke="#1c1b22" shape-rendering="crispEdges"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="320" height="320"><path d="M0 0h${size}v${size}H0z" fill="#fff"/>${path}</svg>`
}

/** Lists every page that a phone may open from a desktop: all except in-app variants and internal pages. */
async function webPaths(content: ContentReader): Promise<string[]> {
  const all: readonly string[] = fixedPaths
  const fixed = all
    .filter((path) => !path.startsWith('/examples/') && path !== '/campaigns')
    .filter((path) => !path.endsWith('/in-app') || !all.includes(path.replace(/\/in-app$/, '')))
    .map((path) => `${path}/`)
  const months = await content.months()
  return [
    ...fixed,
    ...months.flatMap(({ paths, campaigns }) => [
      paths.web,
      ...campaigns.flatMap((campaign) => campaign.paths.web ?? []),
    ]),
  ]
}

/** Lists the URL path of each QR code with the path of its page. */
export async function listQrCodes(content: ContentReader): Promise<Map<string, string>> {
  return new Map((await webPaths(content)).map((path) => [qrPath(path), path]))
}
