import { markupForms, type MarkupForm, type MarkupRule, type Where } from '../../common/markup-forms.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'

type MarkupProblem = TextProblem<'markup-in-text'>

/** Returns the link in Markdown that a link in other signs stands for; '' if it is none, or in a field, which has no links. */
function markdownLink({ groups = {} }: RegExpExecArray, where: Where): string {
  const { label, url = '' } = groups
  return where === 'body' && label !== undefined ? `[${label}](${url})` : ''
}

/**
 * Finds text that resembles markup, which a page would show literally. In a body, `text` is the remaining text after
 * Markdown is parsed: without its links and bold words. Offsets are those of `text`.
 */
export function findMarkupProblems(text: string, where: Where): MarkupProblem[] {
  const problems: MarkupProblem[] = []
  /** Offsets of the characters that an earlier form matches, so that no text is reported twice. */
  const reported = new Set<number>()
  for (const [name, { pattern, inBody }] of Object.entries<MarkupRule>(markupForms)) {
    const isSupported = where === 'body' && !inBody
    if (isSupported) continue
    for (const match of text.matchAll(pattern)) {
      const [matched] = match
      const offset = match.index
      if (reported.has(offset)) continue
      for (let at = offset; at < offset + matched.length; at += 1) reported.add(at)
      // `Object.entries` has lost that the names are those of the forms.
      const details = { actual: matched.trim(), fix: markdownLink(match, where), form: name as MarkupForm, where }
      problems.push({ offset, kind: 'markup-in-text', details })
    }
  }
  return problems
}
