import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { ownContent } from '#tools/content/content-source.ts'

import { Workshop } from '../corpus/corpus.ts'
import { rulesPage } from '../corpus/rules-page.ts'

test('the guide shows each rule as the check tells it (else: npm run generate)', async () => {
  const workshop = await Workshop.open()
  try {
    expect(await readFile(path.join(ownContent.folder, 'RULES.md'), 'utf8')).toBe(await rulesPage(workshop))
  } finally {
    await workshop.close()
  }
})
