/** The variant of a campaign page (D6). */
export type Variant = 'web' | 'in-app'

/** Pages that exist regardless of the content. */
export const fixedPaths = [
  '/examples/blueprints',
  '/campaigns',
  '/jp/card',
  '/jp/card/in-app',
  '/jp/card/invitation',
  '/jp/card/invitation/in-app',
  '/jp/card/entry',
  '/jp/card/entry/refound',
  '/jp/card/campaign/in-app',
  '/jp/lending',
  '/jp/lending/in-app',
  '/jp/loyalty',
  '/jp/loyalty/in-app',
  '/jp/card/loyalty',
  '/jp/card/loyalty/notification',
  '/guide/easypay/registration',
  '/guide/easypay/registration/mercard',
  '/r/mercard-application',
  '/install-app',
] as const

function withVariant(path: string, variant: Variant): string {
  return variant === 'in-app' ? `${path}/in-app/` : `${path}/`
}

/** Returns the path of the page with current campaigns, regardless of their months. */
export function currentPath(variant: Variant): string {
  return withVariant('/jp/card', variant)
}

/** Returns the path of a month's summary page (specification §2, D3). */
export function monthPath(month: string, variant: Variant): string {
  return withVariant(`/jp/card/${month}`, variant)
}

/** Returns the path of a campaign's page (specification §2, D3). */
export function campaignPath(month: string, id: string, variant: Variant): string {
  return withVariant(`/jp/card/${month}/${id}`, variant)
}

/** Returns the path of the given variant. */
export function pathFor<Path extends string | null>(paths: { web: Path; inApp: Path }, variant: Variant): Path {
  return variant === 'in-app' ? paths.inApp : paths.web
}

/** Returns the path of a campaign's calendar file. */
export function calendarPath(month: string, id: string): string {
  return `/calendar/${month}/${id}.ics`
}

/** Returns the path of a page's QR code, an SVG file. */
export function qrPath(path: string): string {
  return `/qr${path.replace(/\/$/, '')}.svg`
}
