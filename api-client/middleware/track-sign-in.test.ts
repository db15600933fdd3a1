import { expect, test, vi } from 'vitest'

import { ApiError } from '../api-error.ts'
import type { Call } from '../calls/call.ts'
import { createEntryTypeCampaignEntry } from '../calls/create-entry-type-campaign-entry.ts'
import { getEasypayApplicability } from '../calls/get-easypay-applicability.ts'
import { getInviteCode } from '../calls/get-invite-code.ts'
import { getLoyalty } from '../calls/get-loyalty.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '../calls/list-entry-type-campaign-promotions-anonymous.ts'
import { registerInviteCode } from '../calls/register-invite-code.ts'
import { createSignInStore, type SignInState } from '../sign-in.ts'
import { trackSignIn } from './track-sign-in.ts'

const unauthenticated = () => Promise.reject(new ApiError('status', { status: 401 }))

/** A visit in a state, and a way to make calls in it that records what is sent. */
function visitIn(state: SignInState) {
  const signIn = createSignInStore()
  signIn.set(state)
  const sent: string[] = []
  function make(call: Call, respond: () => Promise<unknown> = () => Promise.resolve({})): Promise<unknown> {
    return trackSignIn(signIn)({ call, input: {}, signal: new AbortController().signal }, () => {
      sent.push(call.path)
      return respond()
    })
  }
  return { signIn, sent, make }
}

test.each([getLoyalty, getEasypayApplicability, getInviteCode])('an answer of $path means signed in', async (call) => {
  const { signIn, make } = visitIn('unknown')
  await make(call)
  expect(signIn.read()).toBe('signed-in')
})

test('a response to an anonymous call changes nothing', async () => {
  const { signIn, make } = visitIn('unknown')
  await make(listEntryTypeCampaignPromotionsAnonymous)
  expect(signIn.read()).toBe('unknown')
})

test.each([getLoyalty, getInviteCode, registerInviteCode, listEntryTypeCampaignPromotionsAnonymous])(
  'a 401 of $path means not signed in, whatever was known',
  async (call) => {
    for (const state of ['unknown', 'signed-in'] as const) {
      const { signIn, make } = visitIn(state)
      await expect(make(call, unauthenticated)).rejects.toThrow('401')
      expect(signIn.read()).toBe('not-signed-in')
    }
  },
)

test.each([400, 403, 500])('a %i changes nothing', async (status) => {
  const { signIn, make } = visitIn('signed-in')
  await expect(make(getLoyalty, () => Promise.reject(new ApiError('status', { status })))).rejects.toThrow()
  expect(signIn.read()).toBe('signed-in')
})

test('whoever is not signed in is not asked again: reads that need a session are not sent', async () => {
  const { sent, make } = visitIn('not-signed-in')
  await expect(make(getLoyalty)).rejects.toMatchObject({ details: { status: 401 } })
  await make(listEntryTypeCampaignPromotionsAnonymous)
  expect(sent).toEqual([listEntryTypeCampaignPromotionsAnonymous.path])
})

test('a write is sent all the same, and its success means signed in', async () => {
  const { signIn, sent, make } = visitIn('not-signed-in')
  await make(createEntryTypeCampaignEntry)
  expect(sent).toEqual([createEntryTypeCampaignEntry.path])
  expect(signIn.read()).toBe('signed-in')
})

test('a read that succeeds after the 401 of another does not contradict it', async () => {
  const { signIn, make } = visitIn('unknown')
  let respond: (body: unknown) => void = () => undefined
  const late = make(getLoyalty, () => new Promise((resolve) => (respond = resolve)))
  await expect(make(getInviteCode, unauthenticated)).rejects.toThrow()
  respond({})
  await late
  expect(signIn.read()).toBe('not-signed-in')
})

test('listeners hear of changes only, until they stop', () => {
  const { signIn } = visitIn('unknown')
  const listener = vi.fn()
  const stop = signIn.subscribe(listener)
  signIn.set('unknown')
  signIn.set('signed-in')
  stop()
  signIn.set('not-signed-in')
  expect(listener).toHaveBeenCalledOnce()
})
