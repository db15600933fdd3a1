import { readFileSync } from 'node:fs'
import path from 'node:path'

import { Ajv, type AnySchema } from 'ajv'
import { expect, test } from 'vitest'

import { collections } from './collections.ts'
import { makeConfig } from './make-config.ts'

test('the configuration contains no undefined, and no two collections of the same name', () => {
  const config = makeConfig({ name: 'test-repo' })
  expect(JSON.parse(JSON.stringify(config))).toStrictEqual(config)
  expect(new Set(collections.map(({ name }) => name)).size).toBe(collections.length)
})

test("the configuration matches the schema of Sveltia's options, which its bundle does not check at each opening", () => {
  const file = path.resolve(import.meta.dirname, '../../node_modules/@sveltia/cms/schema/sveltia-cms.json')
  const schema = JSON.parse(readFileSync(file, 'utf8')) as AnySchema
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  const config = makeConfig({ name: 'github', repo: 'example/campaigns' })
  expect([validate(config), validate.errors]).toEqual([true, null])
  expect(validate({ ...config, collections: [{ name: 'months', label: 5 }] })).toBe(false)
})
