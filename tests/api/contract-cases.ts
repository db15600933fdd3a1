import { allCalls } from '#api-client/calls/all-calls.ts'
import { getSchemas, type Call } from '#api-client/calls/call.ts'

import { callName } from '../support/call-name.ts'

/** A request as plain data, so that it can be sent from Node and from a browser. */
export type ContractCase = {
  name: string
  path: string
  method: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** The parts of a response in which all mounts have to agree. */
export type ContractResponse = { status: number; body: string }

/** A valid body for each call with a known request schema, by the call's name. */
export const validInputs: Readonly<Record<string, object>> = {
  get_loyalty_notification: { id: 'stage-up' },
  register_invite_code: { inviteCode: 'HARU2023' },
  create_entry_type_campaign_entry: { promotionKey: 'spring' },
  get_entry_type_campaign_promotion: { promotionKey: 'spring' },
  get_entry_type_campaign_promotion_anonymous: { promotionKey: 'spring' },
  list_entry_type_campaign_promotions: { promotionKeys: ['spring', 'summer'] },
  list_entry_type_campaign_promotions_anonymous: { promotionKeys: ['spring', 'summer'] },
  list_monthly_repay_amount_choices: { loanAmount: 100_000 },
  simulate_repayment: { loanAmount: 100_000, monthlyRepayAmount: 10_000 },
}

/** Bodies that are invalid for every call with a known request schema. */
const invalidInputs = [
  {},
  { promotionKey: 7, promotionKeys: 'spring', inviteCode: '', id: null, loanAmount: '1', monthlyRepayAmount: 0.5 },
]

const json = { 'content-type': 'application/json', 'sandbox-visitor': 'contract-visitor' }
const anonymous = { ...json, 'sandbox-visitor': 'contract-anonymous', 'sandbox-scenario': 'anonymous' }

function listCases(call: Call): ContractCase[] {
  const name = callName(call)
  const input = JSON.stringify(validInputs[name] ?? {})
  const post = (variant: string, headers: Readonly<Record<string, string>>, body: string): ContractCase => ({
    name: `${call.path} ${variant}`,
    path: call.path,
    method: 'POST',
    headers,
    body,
  })
  const common = [
    post('with a valid body', json, input),
    post('with a charset', { ...json, 'content-type': 'application/json; charset=utf-8' }, input),
    post('while signed out', anonymous, input),
    post('as text', { ...json, 'content-type': 'text/plain' }, input),
    post('as a form', { ...json, 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'),
    post('with invalid JSON', json, '{'),
    post('with a list', json, '[]'),
    post('with null', json, 'null'),
    post('with an empty body', json, ''),
    { ...post('', json, ''), name: `${call.path} by GET`, method: 'GET', body: null },
    { ...post('', json, input), name: `${call.path} by PUT`, method: 'PUT' },
    { ...post('', json, input), name: `${call.path}/ with a slash`, path: `${call.path}/` },
  ]
  const hasSchemas = name in validInputs
  return hasSchemas
    ? [
        ...common,
        ...invalidInputs.map((invalid, index) =>
          post(`with an invalid body ${index + 1}`, json, JSON.stringify(invalid)),
        ),
      ]
    : common
}

const scenarioCases = [
  'ended',
  'card-not-active',
  'code-registered',
  'newer-server',
  'maintenance',
  'failing',
  'failing-with-message',
  'malformed',
  'not-json',
  'gateway-page',
]

const strangePaths = [
  '/v1/',
  '/v1/no_such_call',
  '/v1/GET_LOYALTY',
  '/v1/get_loyalty%00',
  '/v1/__proto__',
  '/api/v1/lending/no_such_call',
  '/v1/defer/../get_loyalty2',
]

const largestBody = 64 * 1024

/** Returns requests for every call that a server must distinguish, then scenarios, odd paths and large bodies. */
export function contractCases(): ContractCase[] {
  const withSchemas = Object.values(allCalls).filter((call) => getSchemas(call) !== undefined)
  const withScenario = (call: Call, scenario: string): ContractCase => ({
    name: `${call.path} in the scenario ${scenario}`,
    path: call.path,
    method: 'POST',
    headers: { ...json, 'sandbox-visitor': `contract-${scenario}`, 'sandbox-scenario': scenario },
    body: JSON.stringify(validInputs[callName(call)] ?? {}),
  })
  const padded = (size: number): ContractCase => ({
    name: `a body of ${size} bytes`,
    path: '/v1/get_loyalty',
    method: 'POST',
    headers: json,
    body: `{"a":"${'x'.repeat(size - 8)}"}`,
  })
  return [
    ...Object.values(allCalls).flatMap(listCases),
    ...scenarioCases.flatMap((scenario) => withSchemas.map((call) => withScenario(call, scenario))),
    ...strangePaths.map((path) => ({ name: path, path, method: 'POST', headers: json, body: '{}' })),
    ...[largestBody, largestBody + 1, 4 * largestBody].map(padded),
  ]
}

/**
 * Sends a case with a given `fetch`, and returns what has to agree. It also runs in a browser, so it must not reference
 * anything outside itself.
 */
export async function sendCase(
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  origin: string,
  { path, method, headers, body }: ContractCase,
): Promise<ContractResponse> {
  const response = await fetch(origin + path, { method, headers, body })
  return { status: response.status, body: await response.text() }
}
