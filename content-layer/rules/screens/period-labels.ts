import type { ScreenName, ScreenDefinition } from '#schemas/screens.ts'

import type { TextReference } from '../../source/fields/collect-references.ts'
import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts'

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

/** Returns the pages of a screen that may state a period, with their paths in its content. */
function pagesWithPeriod(name: ScreenName, data: object): [at: Path, page: object][] {
  if (name === 'invitation') return [[[], data]]
  if (name !== 'entry') return []
  return Object.entries((data as ScreenDefinition<'entry'>).campaigns).map(([id, page]) => [['campaigns', id], page])
}

/**
 * Finds texts of a page that promise a period which its content does not state (then the server decides, D21), or that
 * deny a stated one.
 */
export function periodTextDiagnostics(name: ScreenName, data: object, texts: readonly TextReference[]): Diagnostic[] {
  const pages = pagesWithPeriod(name, data)
  const isIn = (page: Path, path: Path) => page.every((step, index) => path[index] === step)
  const open = pages.filter(([, page]) => Reflect.get(page, 'period') === undefined)
  const limited = pages.filter((page) => !open.includes(page))
  return texts.flatMap(({ path, value, ...position }): Diagnostic[] => {
    const actual = isHeading(path) ? endless.exec(value)?.[0] : undefined
    if (actual !== undefined && limited.some(([at]) => isIn(at, path)))
      return [{ ...position, kind: 'period-denied', details: { actual } }]
    return value.includes('期間中') && open.some(([at]) => isIn(at, path))
      ? [{ ...position, kind: 'period-not-stated', details: {} }]
      : []
  })
}
