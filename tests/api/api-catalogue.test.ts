import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { allCalls } from '#api-client/calls/all-calls.ts'
import { getSchemas, type Call } from '#api-client/calls/call.ts'
import { isRecord } from '#domain/is-record.ts'

import { callName } from '../support/call-name.ts'
import { specifiedGroups, type SpecifiedItem } from './specification-calls.ts'

const entries = Object.entries<Call>(allCalls)
const calls = entries.map(([, call]) => call)

/** Returns the path prefix of a call, with trailing slash: `/v1/kyc/`. */
function getPrefix({ path }: Call): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** Returns an item with its prefix, because both groups on lending have the same name. */
function itemKey(call: Call): string {
  return `${getPrefix(call)} ${call.item}`
}

/** Every item of §7 by key, with its literal name or its minimum number of calls. */
const specified = new Map<string, SpecifiedItem>(
  specifiedGroups.flatMap(({ group, prefix, items }) =>
    Object.entries(items).map(([name, item]): [string, SpecifiedItem] => [`${prefix} ${group}: ${name}`, item]),
  ),
)

const literalNames = new Map([...specified].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Imports a folder's modules by file name, except tests and files that match `others`. */
async function importFolder(
  relative: string,
  others: RegExp,
): Promise<[file: string, module: Record<string, unknown>][]> {
  const folder = new URL(relative, import.meta.url)
  const files = (await readdir(fileURLToPath(folder))).filter(
    (file) => !file.endsWith('.test.ts') && !others.test(file),
  )
  return Promise.all(
    files.map(async (file): Promise<[string, Record<string, unknown>]> => [
      file,
      await import(new URL(file, folder).href),
    ]),
  )
}

/** Returns the schema file of a call; the anonymous variant of a call shares the call's. */
function getSchemaFile(call: Call): string {
  return `${callName(call)
    .replace(/_anonymous$/, '')
    .replaceAll('_', '-')}.ts`
}

describe('specification §7 and the catalogue', () => {
  test('every item has a call with the prefix of its group', () => {
    const keys = new Set(calls.map(itemKey))
    expect([...specified.keys()].filter((key) => !keys.has(key))).toEqual([])
  })

  test('every call belongs to an item, and has the prefix of its group', () => {
    expect(calls.filter((call) => !specified.has(itemKey(call))).map(({ path }) => path)).toEqual([])
  })

  test('an item has the minimum number of calls that its wording implies', () => {
    const short = [...specified].filter(
      ([key, minimum]) => typeof minimum === 'number' && calls.filter((call) => itemKey(call) === key).length < minimum,
    )
    expect(short).toEqual([])
  })

  test('a call named in §7 has exactly that name, and is marked as named there', () => {
    for (const [key, name] of literalNames) {
      const actual = calls.filter((call) => itemKey(call) === key).map((call) => [callName(call), call.naming])
      expect([key, actual]).toEqual([key, [[name, 'given']]])
    }
  })

  test('no other call is marked as named in §7', () => {
    const names = calls.filter(({ naming }) => naming === 'given').map(callName)
    expect(names.sort()).toEqual([...literalNames.values()].sort())
  })

  test('the two dated coupon calls have the names that D15 gives them', () => {
    const dated = calls.filter(({ item }) => item.includes('dated')).map(({ path }) => path)
    expect(dated).toEqual(['/v1/get_coupon_campaign_202302_status', '/v1/get_coupon_campaign_202303_status'])
  })
})

describe('the calls', () => {
  test('have different paths, each under a known prefix', () => {
    expect(repeated(calls.map(({ path }) => path))).toEqual([])
    const pattern = /^\/(?:v1|v1\/defer|api\/v1\/lending|v1\/lending|v1\/kyc|v1\/p2p_transfer)\/[a-z0-9_]+$/
    expect(calls.map(({ path }) => path).filter((path) => !pattern.test(path))).toEqual([])
  })

  test('need sign-in, except the two anonymous calls of specification §6', () => {
    expect(calls.filter(({ access }) => access === 'anyone').map(callName)).toEqual([
      'list_entry_type_campaign_promotions_anonymous',
      'get_entry_type_campaign_promotion_anonymous',
    ])
  })

  test('are plain literals of the known keys', () => {
    const literal = z.strictObject({
      path: z.string(),
      kind: z.enum(['read', 'write']),
      access: z.enum(['anyone', 'signed-in']),
      naming: z.enum(['given', 'chosen']),
      item: z.string(),
      schemas: z.instanceof(Function).optional(),
      request: z.instanceof(Function).optional(),
    })
    expect(entries.filter(([, call]) => !literal.safeParse(call).success).map(([name]) => name)).toEqual([])
  })

  test('have only a request schema if the response is unknown', async () => {
    for (const call of calls.filter((one) => getSchemas(one))) {
      const hasResponseSchema = 'response' in ((await getSchemas(call)?.()) ?? {})
      expect([call.path, call.schemas !== undefined, call.request !== undefined]).toEqual([
        call.path,
        hasResponseSchema,
        !hasResponseSchema,
      ])
    }
  })

  test('are reads or writes according to their verb', () => {
    const reading = /^(?:get|list|check|validate|calculate|simulate|identify|search)_|^confirm_recipient$/
    const astray = calls.filter((call) => (call.kind === 'read') !== reading.test(callName(call)))
    expect(astray.map(({ path }) => path)).toEqual([])
  })

  test('are exported under their name; the prefix follows the verb only where two calls have the same name', () => {
    const names = calls.map(callName)
    const sharing = new Set(repeated(names))
    for (const [exported, call] of entries) {
      const name = callName(call)
      const [, folder = ''] = /^\/(?:api\/)?v1\/(.*)$/.exec(getPrefix(call)) ?? []
      const longer = sharing.has(name) ? name.replace('_', `_${folder.replace('/', '_')}`) : name
      expect([call.path, exported]).toEqual([call.path, camelCase(longer)])
    }
  })

  test('are all in the list of calls, under different names', async () => {
    const modules = await importFolder('../../api-client/calls/', /^(?:call|define-group|all-calls)\.ts$/)
    const exported = modules.flatMap(([, module]) =>
      Object.entries(module).flatMap(([name, value]) =>
        isRecord(value) && !('path' in value) ? Object.keys(value) : name,
      ),
    )
    expect(exported.sort()).toEqual(Object.keys(allCalls).sort())
  })

  test('load the schemas named after them, and every schema file has a call', async () => {
    const schemas = new Map(await importFolder('../../schemas/api/', /^(?:promotion|values)\.ts$/))
    const withSchemas = calls.filter((call) => getSchemas(call))
    for (const call of withSchemas) expect(await getSchemas(call)?.(), call.path).toBe(schemas.get(getSchemaFile(call)))
    expect([...new Set(withSchemas.map(getSchemaFile))].sort()).toEqual([...schemas.keys()].sort())
    const parts = [...schemas.values()].flatMap((module) => Object.keys(module))
    expect(parts.filter((part) => part !== 'request' && part !== 'response')).toEqual([])
  })
})
