import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { fieldsPage } from './fields-page.ts'

test("the page of the editor's fields is written from its forms (else: npm run generate)", async () => {
  expect(await readFile(path.join(root, 'docs/editor-fields.md'), 'utf8')).toBe(fieldsPage())
})
