/**
 * The address at which the preview shows a page without its bar, at a moment and as the device that it is on: both are
 * kept for the visit, so each address says them anew.
 */
export function pageAddress(page: string, { at = 'own', device = 'own' } = {}): string {
  return `${page}?bar=off&at=${at}&device=${device}`
}
