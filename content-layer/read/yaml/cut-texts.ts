import { diagnosticIn, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { TextReference } from '../fields/collect.ts'
import type { YamlFile } from './parse-yaml.ts'
import { quoted } from './yaml-hints.ts'

/** A word behind a # without a space, as in #秋の味覚, is no memo. */
const tag = /^#[^\s#]/u

/** Sentences, and names of facts, are what pages say. */
const saying = /[。！？｛]|※\d/u

const goesOn = /[、（「・〜]$/u

/** What a memo begins with that somebody or a command has left. */
const memo = /^#[ \t\u3000]*(?:確認ずみ|見直す|TODO|FIXME|メモ|注意?[:：])/iu

/** Texts whose end YAML takes for a comment: the page would go without it. */
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
