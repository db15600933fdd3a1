import { readIndex } from '../content.ts'
import { fixedPaths, qrPath } from '../routes.ts'

/** Every page that a phone may open from a desktop: all but those that are made for the app or for us. */
export async function webPaths(): Promise<string[]> {
  const { months } = await readIndex()
  const fixed = fixedPaths.filter((path) => !path.endsWith('/in-app') && !path.startsWith('/examples/') && path !== '/campaigns').map((path) => `${path}/`)
  return [...fixed, ...months.flatMap(({ paths, campaigns }) => [paths.web, ...campaigns.flatMap((campaign) => campaign.paths.web ?? [])])]
}

/** The route's parameter for a page: the parts of its picture's address. */
export function qrParams(path: string): string[] {
  return qrPath(path).split('/').slice(2)
}

/** The page that a parameter stands for. */
export function pageOfQrParams(params: readonly string[]): string {
  return `/${params.join('/').replace(/\.svg$/, '')}/`
}
