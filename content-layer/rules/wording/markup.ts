import type { Problem } from '../../diagnostics/diagnostic.ts'
import { markupForms, type MarkupForm, type MarkupRule, type Where } from '../../common/markup-forms.ts'

type MarkupProblem = { offset: number } & Problem<'markup-in-text'>

/**
 * What looks like markup and is none, so that a page shows it as it is. In a body, `text` is what Markdown has left of it:
 * without its links and bold words.
 */
export function markupProblems(text: string, where: Where): MarkupProblem[] {
  const problems: MarkupProblem[] = []
  const taken = new Set<number>()
  for (const [name, { pattern, inBody }] of Object.entries<MarkupRule>(markupForms)) {
    if (where === 'body' && !inBody) continue
    for (const { index, 0: actual, 1: label, 2: url = '' } of text.matchAll(pattern)) {
      if (taken.has(index)) continue
      for (let at = index; at < index + actual.length; at += 1) taken.add(at)
      const fix = where === 'body' && label !== undefined ? `[${label}](${url})` : ''
      // The names are the keys of the markupForms.
      const details = { actual: actual.trim(), fix, form: name as MarkupForm, where }
      problems.push({ offset: index, kind: 'markup-in-text', details })
    }
  }
  return problems
}
