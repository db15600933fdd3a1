import { realSetting, parameters } from './preview-settings.ts'

/** A view of a page: a moment as `?at=` has it, a device, and a scenario; what is undefined is the device's own. */
export type View = { moment: string | undefined; device: string | undefined; scenario: string }

/**
 * Returns the URL of a view of a page. It names every setting, so that it shows the same to everyone, whatever they
 * have chosen before.
 */
export function viewUrl(page: string, { moment, device, scenario }: View): string {
  const url = new URL(page)
  url.searchParams.set(parameters.moment, moment ?? realSetting)
  url.searchParams.set(parameters.device, device ?? realSetting)
  url.searchParams.set('scenario', scenario)
  // A colon is valid in a query, and is easier to read.
  url.search = url.search.replaceAll('%3A', ':')
  return url.href
}

/** Returns a page's path with the slash that all URLs end with (D3). */
function urlOf(path: string): string {
  return `${path.replace(/\/(?:index\.html)?$/, '')}/`
}

/** Returns the path of the other variant, in-app or web; undefined if only one of them exists. */
export function otherSurface(path: string, urls: readonly string[]): string | undefined {
  const url = urlOf(path)
  const other = isInApp(path) ? url.replace(/in-app\/$/, '') : `${url}in-app/`
  return urls.find((candidate) => candidate === other)
}

/** Whether a path is that of a page for the app. */
export function isInApp(path: string): boolean {
  return urlOf(path).endsWith('/in-app/')
}
