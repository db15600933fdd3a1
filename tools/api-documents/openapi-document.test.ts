import { readFile } from 'node:fs/promises'

import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createSandbox } from '#api-client/sandbox/sandbox.ts'
import { getCircumstances, isScenarioName, scenarios } from '#api-client/sandbox/scenarios.ts'
import { allCalls } from '#api-client/calls/all-calls.ts'
import { getSchemas, type Call } from '#api-client/calls/call.ts'
import { createOpenapiDocument } from './openapi-document.ts'

const text = await createOpenapiDocument()

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  minLength?: number
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}
type Operation = { requestBody: { content: { 'application/json': { schema: Schema } } } }
const document = JSON.parse(text) as { paths: Record<string, { post: Operation }> }

test('docs/openapi.json is what the calls say now (else: npm run generate)', async () => {
  expect(await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8')).toBe(text)
})

test('a linter of OpenAPI documents finds nothing, at its strictest', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('the document has every call once', () => {
  expect(Object.keys(document.paths).sort()).toEqual(
    Object.values<Call>(allCalls)
      .map(({ path }) => path)
      .sort(),
  )
})

/** Ids and codes that the sandbox has. Multiples of 10,000 yen are amounts that it lends. */
const idsOfSandbox = ['spring', 'stage-up', 'HARU2023']

/** Generates request bodies that the document allows, with values that the sandbox has among them. */
function arbitraryBody({ type, properties = {}, items, ...limits }: Schema): fc.Arbitrary<unknown> {
  if (type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryBody(schema)])),
    )
  if (type === 'array') return fc.array(arbitraryBody(items ?? {}), { maxLength: Math.min(limits.maxItems ?? 5, 5) })
  if (type === 'string')
    return fc.oneof(
      fc.constantFrom(...idsOfSandbox),
      fc.string({ minLength: limits.minLength ?? 0, maxLength: Math.min(limits.maxLength ?? 40, 40) }),
    )
  if (type === 'integer' || type === 'number')
    return fc.oneof(
      fc.integer({ min: 1, max: 20 }).map((count) => count * 10_000),
      fc.integer({ min: Math.max(limits.minimum ?? 0, 0), max: Math.min(limits.maximum ?? 1_000_000, 1_000_000) }),
    )
  throw new Error(`no bodies for ${type ?? 'anything'}`)
}

const validator = new Ajv2020({ strict: false, validateSchema: false }).addSchema(JSON.parse(text) as object, 'openapi')

/** Returns whether a response body has the schema that the document states for its status. */
function matchesDocument(path: string, status: number, body: unknown): boolean {
  const pointer = path.replaceAll('/', '~1')
  const schema =
    status === 200
      ? `#/paths/${pointer}/post/responses/200/content/application~1json/schema`
      : '#/components/schemas/Failure'
  return validator.getSchema(`openapi${schema}`)?.(body) === true
}

/** Scenarios in which the server responds as documented; others show what pages do with anything else. */
const documentedScenarios = Object.keys(scenarios)
  .filter(isScenarioName)
  .filter((name) => {
    const { fault } = getCircumstances(name)
    return fault === undefined || typeof fault === 'number' || fault === 'localized-message'
  })

const requestsPerCall = 150
const callsWithSchemas = Object.values<Call>(allCalls).filter((call) => call.schemas !== undefined)

test.each(callsWithSchemas.map((call) => [call.path, call] as const))(
  'every response of the sandbox to %s conforms to the document',
  async (path, call) => {
    expect((await getSchemas(call)?.())?.response).toBeDefined()
    const sandbox = createSandbox({ now: () => Date.parse('2023-05-10T12:00:00+09:00'), wait: async () => {} })
    const schema = document.paths[path]?.post.requestBody.content['application/json'].schema ?? {}
    const headers = { 'content-type': 'application/json' }
    await fc.assert(
      fc.asyncProperty(arbitraryBody(schema), fc.constantFrom(...documentedScenarios), async (body, scenario) => {
        const request = new Request(`http://localhost${path}`, {
          method: 'POST',
          headers: { ...headers, 'sandbox-scenario': scenario },
          body: JSON.stringify(body),
        })
        const response = await sandbox(request)
        const content: unknown = await response.json()
        const received = `${response.status} ${JSON.stringify(content)}`
        expect(matchesDocument(path, response.status, content), received).toBe(true)
      }),
      { numRuns: requestsPerCall },
    )
  },
)

test('more than a thousand requests are made', () => {
  expect(callsWithSchemas.length * requestsPerCall).toBeGreaterThan(1000)
})
