import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { TextReference } from '../fields/collect-references.ts'
import type { YamlFile } from './parse-yaml.ts'
import { quoted } from './yaml-hints.ts'

/** A word after a # without a space, as in #秋の味覚, is not a comment. */
const tag = /^#[^\s#]/u

/** Sentences and placeholders, which are text for visitors. */
const saying = /[。！？｛]|※\d/u

const goesOn = /[、（「・〜]$/u

/** Prefixes of comments that an author or a command writes on purpose. */
const memo = /^#[ \t\u3000]*(?:確認ずみ|見直す|TODO|FIXME|メモ|注意?[:：])/iu

/** Finds texts with an end that YAML parses as a comment, so that it would be missing on the page. */
export function cutTextDiagnostics(
  texts: readonly Pick<TextReference, 'file' | 'field' | 'path' | 'value'>[],
  { commentBehind }: YamlFile,
): Diagnostic[] {
  return texts.flatMap(({ file, field, path, value }): Diagnostic[] => {
    const comment = commentBehind(path)
    if (!comment || memo.test(comment.comment)) return []
    if (!tag.test(comment.comment) && !saying.test(comment.comment) && !goesOn.test(value)) return []
    const details = { actual: comment.comment, fix: quoted(comment.text) }
    return [{ ...diagnosticIn(file, { kind: 'text-cut-by-comment', details }, comment), field }]
  })
}
