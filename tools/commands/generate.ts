import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { apiDocument } from '../api-documents/calls-document.ts'
import { openapiDocument } from '../api-documents/openapi-document.ts'
import { sandboxDocument } from '../api-documents/sandbox-document.ts'

import { documentSchemaFiles } from '#content-layer/documents/document-schemas.ts'
import { codeEditorFiles } from '#content-layer/source/code-editor-files.ts'
import { noticeFile, noticeText } from '../licences/notice.ts'
import { root } from './project-paths.ts'

// First part of npm run generate, which writes the generated files that are checked in and need no tests.
// `content/RULES.md` and others are written from tests (tests/**/write-*.ts). A test fails if one is outdated.
for (const [name, text] of Object.entries({
  ...codeEditorFiles(),
  ...documentSchemaFiles(),
  'docs/api.md': apiDocument(),
  'docs/sandbox.md': sandboxDocument(),
  'docs/openapi.json': await openapiDocument(),
  [noticeFile]: await noticeText(root),
})) {
  const file = path.join(root, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`wrote ${name}`)
}
