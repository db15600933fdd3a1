import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { TextReference } from '../fields/collect-references.ts'
import type { YamlFile } from './parse-yaml.ts'
import { quoteForYaml } from './line-hints.ts'

/** A word after a # without a space, as in #秋の味覚, which the author did not intend as a comment. */
const hashtag = /^#[^\s#]/u

/** Sentences and placeholders, which are text for visitors. */
const visitorText = /[。！？｛]|※\d/u

/** The end of a text that continues. */
const unfinishedText = /[、（「・〜]$/u

/** Prefixes of comments that an author or a command writes on purpose. */
const intendedComment = /^#[ \t\u3000]*(?:確認ずみ|見直す|TODO|FIXME|メモ|注意?[:：])/iu

/** Finds texts with an end that YAML parses as a comment, so that it would be missing on the page. */
export function cutTextDiagnostics(
  texts: readonly Pick<TextReference, 'file' | 'field' | 'path' | 'value'>[],
  { commentAfter }: YamlFile,
): Diagnostic[] {
  return texts.flatMap(({ file, field, path, value }): Diagnostic[] => {
    const comment = commentAfter(path)
    if (!comment || intendedComment.test(comment.comment)) return []
    if (!hashtag.test(comment.comment) && !visitorText.test(comment.comment) && !unfinishedText.test(value)) return []
    const details = { actual: comment.comment, fix: quoteForYaml(comment.text) }
    return [{ ...diagnosticIn(file, { kind: 'text-cut-by-comment', details }, comment), field }]
  })
}
