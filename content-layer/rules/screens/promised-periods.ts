import type { Period } from '#schemas/period.ts'

import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'
import type { TextReference } from '../../source/fields/collect-references.ts'
import { isWithin } from '../../source/fields/paths.ts'

/** Phrases which state that there is no end. */
const endless = /いつでも|ずっと|無期限|期限(?:は)?(?:なし|ありません)|期間(?:は)?(?:なし|限定なし)/u

/** Returns whether a path is a title or condition of a page: elsewhere 「いつでも」 may refer to the base points. */
function isHeading(path: Path): boolean {
  return (
    ['tag', 'title', 'conditions'].some((name) => path.includes(name)) &&
    !path.includes('promotions') &&
    !path.includes('steps')
  )
}

/** A page of a screen's file, at a path of that file, with its period if it states one. */
export type ScreenPage = { at: Path; page: { period?: Period | undefined } }

/**
 * Finds texts of a page that promise a period which its content does not state (then the server decides, D21), or that
 * deny a stated one.
 */
export function checkPromisedPeriods(pages: readonly ScreenPage[], texts: readonly TextReference[]): Diagnostic[] {
  const open = pages.filter(({ page }) => page.period === undefined)
  const limited = pages.filter((page) => !open.includes(page))
  return texts.flatMap(({ path, value, ...position }): Diagnostic[] => {
    const actual = isHeading(path) ? endless.exec(value)?.[0] : undefined
    if (actual !== undefined && limited.some(({ at }) => isWithin(path, at)))
      return [{ ...position, kind: 'period-denied', details: { actual } }]
    return value.includes('期間中') && open.some(({ at }) => isWithin(path, at))
      ? [{ ...position, kind: 'period-not-stated', details: {} }]
      : []
  })
}
