import { markupForms, type MarkupForm, type MarkupRule, type Where } from '../../common/markup-forms.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'

/**
 * Returns the Markdown link that a link in other brackets stands for: `[料金](/fees)` for 【料金】（/fees）. Returns '' for
 * any other form, and in a field, which cannot have links.
 */
function suggestMarkdownLink({ groups = {} }: RegExpExecArray, where: Where): string {
  const { label, url = '' } = groups
  return where === 'body' && label !== undefined ? `[${label}](${url})` : ''
}

/** Quotes the first line of a match, so that its message stays in one line. */
function quoteFirstLine(matched: string): string {
  const [first = '', ...others] = matched.trim().split('\n')
  return others.length > 0 ? `${first}…` : first
}

/**
 * Finds text that resembles markup, which a page would show literally. In a body, `text` is the remaining text after
 * Markdown is parsed: without its links and bold words. Offsets are those of `text`.
 */
export function findMarkupProblems(text: string, where: Where): TextProblem<'markup-in-text'>[] {
  const problems: TextProblem<'markup-in-text'>[] = []
  /** Offsets of the characters that an earlier form matches, so that no text is reported twice. */
  const reportedOffsets = new Set<number>()
  for (const [name, { pattern, inBody }] of Object.entries<MarkupRule>(markupForms)) {
    const isSupported = where === 'body' && !inBody
    if (isSupported) continue
    for (const match of text.matchAll(pattern)) {
      const { 0: matched, index: start } = match
      if (reportedOffsets.has(start)) continue
      for (let offset = start; offset < start + matched.length; offset += 1) reportedOffsets.add(offset)
      // `Object.entries` has lost that the names are those of the forms.
      const form = name as MarkupForm
      const details = { actual: quoteFirstLine(matched), fix: suggestMarkdownLink(match, where), form, where }
      problems.push({ offset: start, kind: 'markup-in-text', details })
    }
  }
  return problems
}
