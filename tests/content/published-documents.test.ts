import { readFileSync } from 'node:fs'
import path from 'node:path'

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'

import { documentSchemas } from '#content-layer/documents/document-schemas.ts'
import { documentsPath } from '#content-layer/documents/document-files.ts'

import { schemaOfDocument } from '../support/sites/schema-of-document.ts'
import { contentSites } from '../support/sites/content-sites.ts'
import { fixtureSite } from '../support/sites/fixture-site.ts'

/** Returns a function that compiles the validator of a document, by its name, once. */
function validators(isOpen: boolean): (name: string) => ValidateFunction {
  const schemas = documentSchemas({ isOpen })
  const compiled = new Map<string, ValidateFunction>()
  const ajv = new Ajv2020({ allowUnionTypes: true, strict: false })
  return (name) => {
    const validate = compiled.get(name) ?? ajv.compile(schemas[name] ?? false)
    compiled.set(name, validate)
    return validate
  }
}

const closed = validators(false)
const open = validators(true)

function read(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, documentsPath, file), 'utf8'))
}

describe.each([...contentSites, { name: 'the fixture site', folder: fixtureSite.folder }])('$name', ({ folder }) => {
  const files = globSync('**/*.json', { cwd: path.join(folder, documentsPath) })

  test('publishes documents of every kind', () => {
    expect([...new Set(files.map(schemaOfDocument))].sort()).toEqual(
      Object.keys(documentSchemas({ isOpen: true })).sort(),
    )
  })

  test.each(files)('%s matches its schema exactly', (file) => {
    const validate = closed(schemaOfDocument(file))
    validate(read(folder, file))
    expect(validate.errors ?? []).toEqual([])
  })

  test('a document with a field more fits the schema for readers, one with a field less does not', () => {
    for (const file of files) {
      const document = read(folder, file) as object
      const validate = open(schemaOfDocument(file))
      expect(validate({ ...document, added: true }), file).toBe(true)
      expect(validate({ ...document, schemaVersion: undefined }), file).toBe(false)
    }
  })
})
