import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import { getSchemas, type Call } from '#api-client/calls/call.ts'
import { createSandbox, isApiPath } from '#api-client/sandbox/sandbox.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { callName } from '../support/call-name.ts'
import { contractCases, fittingInputs, sendCase, type ContractResponse } from './contract-cases.ts'

const cases = contractCases()
const origin = 'http://localhost'

/** Calls without a known answer schema that screens read defensively. */
const answeredBeyondSchemas = ['get_easypay_status']

async function responsesInProcess(): Promise<Map<string, ContractResponse>> {
  const sandbox = createSandbox()
  const responses = new Map<string, ContractResponse>()
  for (const row of cases)
    responses.set(row.name, await sendCase((url, init) => sandbox(new Request(url, init)), origin, row))
  return responses
}

test('every case has a name of its own', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
})

test('the sandbox is as strict as a server has to be, call by call', async () => {
  const responses = await responsesInProcess()
  const statusOf = (name: string) => responses.get(name)?.status
  for (const call of Object.values<Call>(allCalls)) {
    const isOpen = call.access === 'anyone'
    const isWriteOfState = ['register_invite_code'].includes(callName(call))
    // It is there to raise.
    const fine = callName(call) === 'raise_error' ? 500 : 200
    const statuses = {
      'as it should be': fine,
      'with a charset': isWriteOfState ? 400 : fine,
      'by nobody signed in': isOpen ? 200 : 401,
      'as text': 415,
      'as a form': 415,
      'with no JSON': 400,
      'with a list': 400,
      'with null': 400,
      'with nothing': 400,
      fetched: 405,
      put: 405,
      ...(callName(call) in fittingInputs ? { 'with an unfitting body 1': 400, 'with an unfitting body 2': 400 } : {}),
    }
    for (const [what, status] of Object.entries(statuses))
      expect([call.path, what, statusOf(`${call.path} ${what}`)]).toEqual([call.path, what, status])
    expect(statusOf(`${call.path}/ with a slash`)).toBe(404)
  }
  expect([64 * 1024, 64 * 1024 + 1, 256 * 1024].map((size) => statusOf(`a body of ${size} bytes`))).toEqual([
    200, 413, 413,
  ])
})

test('every answer has the shape that is known of its call, and is an empty object where none is', async () => {
  const responses = await responsesInProcess()
  for (const call of Object.values<Call>(allCalls)) {
    if (callName(call) === 'raise_error') continue
    const body: unknown = JSON.parse(responses.get(`${call.path} as it should be`)?.body ?? '')
    const shape = (await getSchemas(call)?.())?.response
    if (shape) expect([call.path, shape.safeParse(body).success]).toEqual([call.path, true])
    else if (!getSchemas(call) && !answeredBeyondSchemas.includes(callName(call)))
      expect([call.path, body]).toEqual([call.path, {}])
  }
})

test('the server of npm start answers byte for byte as the sandbox itself', async () => {
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
