import type { Problem } from '../../diagnostics/diagnostic.ts'
import { markupForms, type MarkupForm, type MarkupRule, type Where } from './markup-forms.ts'

type Found = { offset: number } & Problem<'markup-in-text'>

/**
 * What looks like markup and is none, so that a page shows it as it is. In a body, `text` is what Markdown has left of it:
 * without its links and bold words.
 */
export function markupProblems(text: string, where: Where): Found[] {
  const found: Found[] = []
  const taken = new Set<number>()
  for (const [name, { pattern, inBody }] of Object.entries<MarkupRule>(markupForms)) {
    if (where === 'body' && !inBody) continue
    for (const { index, 0: got, 1: words, 2: address = '' } of text.matchAll(pattern)) {
      if (taken.has(index)) continue
      for (let at = index; at < index + got.length; at += 1) taken.add(at)
      const fix = where === 'body' && words !== undefined ? `[${words}](${address})` : ''
      // The names are the keys of the markupForms.
      const details = { got: got.trim(), fix, form: name as MarkupForm, where }
      found.push({ offset: index, kind: 'markup-in-text', details })
    }
  }
  return found
}
