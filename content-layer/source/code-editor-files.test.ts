import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { documentSchemaFiles } from '../documents/document-schemas.ts'
import { codeEditorFiles } from './code-editor-files.ts'

const root = path.join(import.meta.dirname, '..', '..')

test.for(Object.entries({ ...codeEditorFiles(), ...documentSchemaFiles() }))(
  '%s is what the schemas say now (else: npm run generate)',
  async ([name, text]) => {
    expect(await readFile(path.join(root, name), 'utf8')).toBe(text)
  },
)

test('an editor shows the meaning of a field, in Japanese', () => {
  const schema: unknown = JSON.parse(codeEditorFiles()['schemas/json/campaign.schema.json'] ?? '')
  expect(schema).toMatchObject({
    properties: { reductionRate: { description: '上乗せの還元率（%）' } },
    additionalProperties: false,
  })
})
