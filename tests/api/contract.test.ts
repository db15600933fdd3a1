import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import { getSchemas, type Call } from '#api-client/calls/call.ts'
import { createSandbox, isApiPath } from '#api-client/sandbox/sandbox.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { callName } from '../support/call-name.ts'
import { contractCases, validInputs, sendCase, type ContractResponse } from './contract-cases.ts'

const cases = contractCases()
const origin = 'http://localhost'

/** Calls without a response schema that screens read defensively. */
const respondedWithoutSchema = ['get_easypay_status']

async function responsesInProcess(): Promise<Map<string, ContractResponse>> {
  const sandbox = createSandbox()
  const responses = new Map<string, ContractResponse>()
  for (const row of cases)
    responses.set(row.name, await sendCase((url, init) => sandbox(new Request(url, init)), origin, row))
  return responses
}

test('the names of the cases are unique', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
})

test('the sandbox refuses for each call what a server has to refuse', async () => {
  const responses = await responsesInProcess()
  const getStatus = (name: string) => responses.get(name)?.status
  for (const call of Object.values<Call>(allCalls)) {
    const isOpen = call.access === 'anyone'
    const isWriteOfState = ['register_invite_code'].includes(callName(call))
    const success = callName(call) === 'raise_error' ? 500 : 200
    const statuses = {
      'with a valid body': success,
      'with a charset': isWriteOfState ? 400 : success,
      'while signed out': isOpen ? 200 : 401,
      'as text': 415,
      'as a form': 415,
      'with invalid JSON': 400,
      'with a list': 400,
      'with null': 400,
      'with an empty body': 400,
      'by GET': 405,
      'by PUT': 405,
      ...(callName(call) in validInputs ? { 'with an invalid body 1': 400, 'with an invalid body 2': 400 } : {}),
    }
    for (const [variant, status] of Object.entries(statuses))
      expect([call.path, variant, getStatus(`${call.path} ${variant}`)]).toEqual([call.path, variant, status])
    expect(getStatus(`${call.path}/ with a slash`)).toBe(404)
  }
  expect([64 * 1024, 64 * 1024 + 1, 256 * 1024].map((size) => getStatus(`a body of ${size} bytes`))).toEqual([
    200, 413, 413,
  ])
})

test('every response matches the schema of its call, or is an empty object without one', async () => {
  const responses = await responsesInProcess()
  for (const call of Object.values<Call>(allCalls)) {
    if (callName(call) === 'raise_error') continue
    const body: unknown = JSON.parse(responses.get(`${call.path} with a valid body`)?.body ?? '')
    const schema = (await getSchemas(call)?.())?.response
    if (schema) expect([call.path, schema.safeParse(body).success]).toEqual([call.path, true])
    else if (!getSchemas(call) && !respondedWithoutSchema.includes(callName(call)))
      expect([call.path, body]).toEqual([call.path, {}])
  }
})

test('the server of npm start responds byte for byte like the sandbox', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'))
  const server = await startServer(folder, 0, { api: { isApiPath, api: createSandbox(), cookiesFor: () => [] } })
  try {
    const expected = await responsesInProcess()
    for (const row of cases)
      expect([row.name, await sendCase(fetch, server.origin, row)]).toEqual([row.name, expected.get(row.name)])
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
})
