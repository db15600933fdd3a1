import type { Diagnostic } from '#content-layer/diagnostics/diagnostic.ts'
import { fileCategory } from '#content-layer/diagnostics/messages/files.ts'
import { imageFileCategory } from '#content-layer/diagnostics/messages/image-files.ts'
import { mdxCategory } from '#content-layer/diagnostics/messages/mdx.ts'
import { yamlCategory } from '#content-layer/diagnostics/messages/yaml-syntax.ts'
import { toEditorDiagnostic } from '#editor/engine/editor-diagnostics.ts'

import { forms } from './every-field.ts'

/** Kinds of diagnostics that a form cannot cause, and those that quote MDX or the text of an image. */
const exemptKinds = new Set([
  ...[fileCategory, mdxCategory, imageFileCategory, yamlCategory].flatMap(({ kinds }) => Object.keys(kinds)),
  ...[
    'unknown-key',
    'unknown-block',
    'markup-in-text',
    'value-is-comment',
    'fields-in-body',
    'fields-below-body',
    'bad-image-name',
  ],
])

/** The names of all fields in content files. */
const fieldNames = new Set(forms.flatMap(({ fields }) => fields.map(([, { name }]) => name)))

/** The form's labels in Japanese, longest first, so that no label is removed as a part of another. */
const labels = forms
  .flatMap(({ fields }) =>
    fields.flatMap(([, field]) => [
      field.label,
      ...(field.widget === 'select' ? field.options : []).map(({ label }) => label),
    ]),
  )
  .filter((label) => /[^ -~]/.test(label))
  .sort((one, other) => other.length - one.length)

/**
 * Returns the names of fields and files and the YAML syntax that a form shows for a diagnostic of the check, apart from
 * the form's labels. Nobody who fills in a form has seen them.
 */
export function findFormJargon(diagnostic: Diagnostic): string[] {
  if (exemptKinds.has(diagnostic.kind)) return []
  const { message, hint } = toEditorDiagnostic(diagnostic)
  const shown = `${message} → ${hint}`
  const rest = labels.reduce((text, label) => text.replaceAll(label, ''), shown)
  // Paths, words with other characters, and parts of a URL are quotations of what the author typed.
  const words = rest.match(/(?<![\w/.@{:=?#-])[a-z][\w.]*(?![\w/-])/g) ?? []
  return [
    ...words.filter((word) => word !== 'id' && (fieldNames.has(word) || /\.(?:yaml|mdx)$/.test(word))),
    ...(rest.match(/字下げ|npm run|<[A-Z]\w+|: null|「- use|「確認ずみ: 理由|拡張子なし|→ $/g) ?? []),
  ]
}
