import { fixedPaths, getWebPath, isInAppPath, qrCodePath } from '#content-layer/common/routes.ts'
import type { ContentReader } from '../documents/content-reader.ts'

/** Lists the fixed paths that visitors may open on a phone. Of a page with two variants, only the web path is listed. */
function listFixedPaths(): string[] {
  const all = new Set<string>(fixedPaths)
  const isInternal = (path: string) => path.startsWith('/examples/') || path === '/campaigns/'
  const hasWebVariant = (path: string) => isInAppPath(path) && all.has(getWebPath(path))
  return [...all].filter((path) => !isInternal(path) && !hasWebVariant(path))
}

/** Lists the paths of the pages that a phone may open from a desktop: all except in-app variants and internal pages. */
async function listPhonePaths(content: ContentReader): Promise<string[]> {
  const months = await content.months()
  const webPaths = months.flatMap(({ paths, campaigns }) => [paths.web, ...campaigns.map((entry) => entry.paths.web)])
  return [...listFixedPaths(), ...webPaths.filter((path) => path !== null)]
}

/** Lists the QR codes of the site: the URL path of each, with the path of the page that it leads to. */
export async function listQrCodes(content: ContentReader): Promise<Map<string, string>> {
  return new Map((await listPhonePaths(content)).map((path) => [qrCodePath(path), path]))
}
