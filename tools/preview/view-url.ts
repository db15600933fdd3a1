import { addVariant, getWebPath, isInAppPath } from '#content-layer/common/routes.ts'

import { realSetting, parameters } from './preview-settings.ts'

/** A view of a page, its moment in the format of `?at=`; undefined values are those of the device. */
export type View = { moment: string | undefined; device: string | undefined; scenario: string }

/** Returns the URL of a view. It has every setting, so that it shows the same whatever was chosen before. */
export function createViewUrl(page: string, { moment, device, scenario }: View): string {
  const url = new URL(page)
  url.searchParams.set(parameters.moment, moment ?? realSetting)
  url.searchParams.set(parameters.device, device ?? realSetting)
  url.searchParams.set('scenario', scenario)
  // A colon is valid in a query, and easier to read.
  url.search = url.search.replaceAll('%3A', ':')
  return url.href
}

/** Returns a page's path with the slash that all URLs end with, and without `index.html` (D3). */
export function getPageUrl(path: string): string {
  return `${path.replace(/\/(?:index\.html)?$/, '')}/`
}

/** Returns the path of the other variant, in-app or web; undefined if only one of them exists. */
export function getOtherSurface(path: string, urls: readonly string[]): string | undefined {
  const url = getPageUrl(path)
  const other = isInAppPath(url) ? getWebPath(url) : addVariant(url, 'in-app')
  return urls.find((candidate) => candidate === other)
}

export function isInApp(path: string): boolean {
  return isInAppPath(getPageUrl(path))
}
