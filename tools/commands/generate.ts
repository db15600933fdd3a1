import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { callTables } from '../api-documents/calls-document.ts'
import { insertGenerated } from '../api-documents/insert-generated.ts'
import { createOpenapiDocument } from '../api-documents/openapi-document.ts'
import { formatScenarioLists } from '../api-documents/sandbox-document.ts'

import { documentSchemaFiles } from '#content-layer/documents/document-schemas.ts'
import { codeEditorFiles } from '#content-layer/source/code-editor-files.ts'
import { noticeFile, formatNotice } from '../licences/notice.ts'
import { root } from './project-paths.ts'

const at = (name: string) => path.join(root, name)
const insertInto = async (name: string, generated: string) =>
  insertGenerated(await readFile(at(name), 'utf8'), generated)

// First part of npm run generate, which writes the generated files that are checked in and need no tests.
// `content/RULES.md` is written by tests/content/write-rules-page.ts. A test fails if one is outdated.
for (const [name, text] of Object.entries({
  ...codeEditorFiles(),
  ...documentSchemaFiles(),
  'docs/api.md': await insertInto('docs/api.md', callTables()),
  'docs/sandbox.md': await insertInto('docs/sandbox.md', formatScenarioLists()),
  'docs/openapi.json': await createOpenapiDocument(),
  [noticeFile]: await formatNotice(root),
})) {
  await mkdir(path.dirname(at(name)), { recursive: true })
  await writeFile(at(name), text)
  console.log(`wrote ${name}`)
}
