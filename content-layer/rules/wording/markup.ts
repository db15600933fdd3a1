import type { Problem } from '../../diagnostics/diagnostic.ts'
import { markupForms, type MarkupForm, type MarkupRule, type Where } from '../../common/markup-forms.ts'

type MarkupProblem = { offset: number } & Problem<'markup-in-text'>

/**
 * Finds text that resembles markup, which a page would show literally. In a body, `text` is the remaining text after
 * Markdown is parsed: without its links and bold words.
 */
export function markupProblems(text: string, where: Where): MarkupProblem[] {
  const problems: MarkupProblem[] = []
  /** Offsets of the characters that an earlier form matches, so that no text is reported twice. */
  const reported = new Set<number>()
  for (const [name, { pattern, inBody }] of Object.entries<MarkupRule>(markupForms)) {
    if (where === 'body' && !inBody) continue
    for (const { index, 0: actual, groups: { label, url = '' } = {} } of text.matchAll(pattern)) {
      if (reported.has(index)) continue
      for (let at = index; at < index + actual.length; at += 1) reported.add(at)
      const fix = where === 'body' && label !== undefined ? `[${label}](${url})` : ''
      // The names are the keys of the markupForms.
      const details = { actual: actual.trim(), fix, form: name as MarkupForm, where }
      problems.push({ offset: index, kind: 'markup-in-text', details })
    }
  }
  return problems
}
