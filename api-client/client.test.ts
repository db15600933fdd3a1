import { expect, test, vi } from 'vitest'

import { ApiError } from './api-error.ts'
import type { Call } from './calls/call.ts'
import { createClient, defaultMiddleware } from './client.ts'
import type { Fetch } from './transport.ts'

const read = {
  path: '/v1/read',
  kind: 'read',
  access: 'anyone',
  naming: 'chosen',
  item: 'a test',
} as const satisfies Call

/** Makes a call that fails; returns the error and what was logged. */
async function failWith({
  call = read,
  input = {},
  fetch,
}: {
  call?: Call
  input?: Record<string, unknown>
  fetch: Fetch
}) {
  const log = { error: vi.fn(), debug: vi.fn() }
  const thrown: unknown = await createClient({ middleware: defaultMiddleware(log), fetch })
    .call(call, input)
    .catch((error: unknown) => error)
  return { thrown, written: log.error.mock.calls.flat() }
}

const respond = () => Promise.resolve(new Response('{}'))

test('a failure of the network keeps what the browser said of it', async () => {
  vi.useFakeTimers()
  const cause = new TypeError('Failed to fetch')
  const failing = failWith({ fetch: () => Promise.reject(cause) })
  await vi.runAllTimersAsync()
  const { thrown } = await failing
  vi.useRealTimers()
  expect(thrown).toBeInstanceOf(ApiError)
  expect(thrown).toMatchObject({ name: 'ApiError', kind: 'network', cause })
})

const cause = new RangeError('a fault, with SECRET in it')

const failures: Record<string, Parameters<typeof failWith>[0]> = {
  'a body that cannot be written': {
    input: {
      toJSON() {
        throw cause
      },
    },
    fetch: respond,
  },
  'a fetch of ours that throws': {
    fetch() {
      throw cause
    },
  },
  'a call whose schemas throw': {
    call: {
      ...read,
      schemas() {
        throw cause
      },
    },
    fetch: respond,
  },
}

test.each(Object.entries(failures))(
  '%s is a fault of ours: one try, an error in the log, its cause kept',
  async (_name, failure) => {
    const fetch = vi.fn(failure.fetch)
    const { thrown, written } = await failWith({ ...failure, fetch })
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(1)
    expect(thrown).toMatchObject({ name: 'ApiError', kind: 'unexpected', cause })
    expect(written).toEqual(['/v1/read: unexpected RangeError'])
  },
)

test('a middleware that throws something else is reported as our own error', async () => {
  const { call } = createClient({ middleware: [() => Promise.reject(cause)], fetch: respond })
  await expect(call(read, {})).rejects.toMatchObject({ kind: 'unexpected', cause })
})
