import { expect, test } from 'vitest'

import { schemaOfDocument } from '../../tests/support/sites/schema-of-document.ts'
import { documentSchemaFiles } from './document-schemas.ts'
import { calendarFile, campaignFile, factsFile, monthFile, screenFile } from './document-files.ts'

test('every published file has a schema', () => {
  const files = ['index.json', calendarFile, factsFile, monthFile('202305-1'), screenFile('entry')]
  const names = [...files, campaignFile('202305-1', 'apple')].map(schemaOfDocument)
  expect(names).toEqual(['index', 'calendar', 'facts', 'month', 'screen-entry', 'campaign'])
  for (const name of names) expect(documentSchemaFiles()).toHaveProperty([`docs/content/v1/${name}.schema.json`])
})

test('metadata for authors is in no schema', () => {
  const texts = Object.values(documentSchemaFiles()).join('')
  for (const name of ['publishAt', 'assumed']) expect(texts).not.toContain(`"${name}"`)
})
