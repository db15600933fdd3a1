/*
 * Paths of the site. Every path of a page starts and ends with a slash.
 */

/** The variant of a page: for browsers, or for the web view of the app (D6). */
export type Variant = 'web' | 'in-app'

/** Paths of the pages and screens that exist regardless of the content. */
export const fixedPaths = [
  '/examples/blueprints/',
  '/campaigns/',
  '/jp/card/',
  '/jp/card/in-app/',
  '/jp/card/invitation/',
  '/jp/card/invitation/in-app/',
  '/jp/card/entry/',
  '/jp/card/entry/refound/',
  '/jp/card/campaign/in-app/',
  '/jp/lending/',
  '/jp/lending/in-app/',
  '/jp/loyalty/',
  '/jp/loyalty/in-app/',
  '/jp/card/loyalty/',
  '/jp/card/loyalty/notification/',
  '/guide/easypay/registration/',
  '/guide/easypay/registration/mercard/',
  '/r/mercard-application/',
  '/install-app/',
] as const

/** Adds the suffix of a variant to the web path of a page. */
export function addVariant(webPath: string, variant: Variant): string {
  return variant === 'in-app' ? `${webPath}in-app/` : webPath
}

/** Returns the web path of a page, given its web or in-app path. */
export function getWebPath(path: string): string {
  return path.replace(/in-app\/$/, '')
}

/** Returns whether a page is the variant for the app. */
export function isInAppPath(path: string): boolean {
  return path.endsWith('/in-app/')
}

/** Returns the path of the page with the current campaigns of all months. */
export function currentPath(variant: Variant): string {
  return addVariant('/jp/card/', variant)
}

/** Returns the path of a month's summary page (specification §2, D3). `month` is its folder, such as 202309-1. */
export function monthPath(month: string, variant: Variant): string {
  return addVariant(`/jp/card/${month}/`, variant)
}

/** Returns the path of a campaign's page (specification §2, D3). */
export function campaignPath(month: string, id: string, variant: Variant): string {
  return addVariant(`/jp/card/${month}/${id}/`, variant)
}

/** Selects the path of a variant from the paths of a page; null if the page does not exist in that variant. */
export function selectPath<Path extends string | null>(paths: { web: Path; inApp: Path }, variant: Variant): Path {
  return variant === 'in-app' ? paths.inApp : paths.web
}

export function calendarFilePath(month: string, id: string): string {
  return `/calendar/${month}/${id}.ics`
}

/** Returns the path of the QR code of a page, an SVG file. */
export function qrCodePath(pagePath: string): string {
  return `/qr${pagePath.replace(/\/$/, '')}.svg`
}

/** Returns the path of the page that a link leads to, in the form used for pages: `/a/` for `/a/index.html?b#c`. */
export function pagePathIn(link: string): string {
  return link
    .replace(/[?#].*/, '')
    .replace(/\/index\.html$/, '/')
    .replace(/\/?$/, '/')
}
