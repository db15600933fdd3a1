import { defaultScenario } from '#api-client/sandbox/scenarios.ts'
import { isInAppPath } from '#content-layer/common/routes.ts'
import { formatForInput } from '#domain/time/format-time.ts'

/** Returns a link from a page `depth` folders below `/review/` to a page of the preview or an element of it. */
export function pageHref(pagePath: string, at?: number, depth = 0): string {
  const [page = '', element] = pagePath.split('#')
  // A link without a moment or visitor must reset previous choices.
  const query = `?at=${at === undefined ? 'own' : formatForInput(at)}&scenario=${defaultScenario}`
  return `${'../'.repeat(depth + 1)}${page.slice(1)}${query}${element === undefined ? '' : `#${element}`}`
}

/** Names the variant of a page for reviewers. */
export function nameVariant(pagePath: string): string {
  return isInAppPath(pagePath) ? 'アプリの中' : 'Web'
}
