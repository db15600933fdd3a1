/**
 * Returns the URL at which the preview shows a page without its bar, at a moment and for a device. The preview stores
 * both for the visit, so each URL sets them again.
 */
export function pageUrl(page: string, { at = 'own', device = 'own' } = {}): string {
  return `${page}?bar=off&at=${at}&device=${device}`
}
