import { describe, expect, test, vi } from 'vitest'

import { getInviteCode } from '../calls/get-invite-code.ts'
import { registerInviteCode } from '../calls/register-invite-code.ts'
import { createEntryTypeCampaignEntry } from '../calls/create-entry-type-campaign-entry.ts'
import { listEntryTypeCampaignPromotions } from '../calls/list-entry-type-campaign-promotions.ts'
import { listEntryTypeCampaignPromotionsAnonymous } from '../calls/list-entry-type-campaign-promotions-anonymous.ts'
import { simulateRepayment } from '../calls/lending-landing.ts'
import { getLoyalty } from '../calls/get-loyalty.ts'
import { createSandbox } from './sandbox.ts'
import { scenarios } from './scenarios.ts'
import { createVisits } from './visits.ts'
import { createNewcomer, createVisitor, getFailureDetails } from './test-support.ts'

describe('a visitor', () => {
  test('who enters a promotion has entered it, and another visitor has not', async () => {
    const sandbox = createSandbox()
    const [one, other] = [createVisitor(sandbox), createVisitor(sandbox)]
    const keys = { promotionKeys: ['spring', 'summer'] }
    await other.call(listEntryTypeCampaignPromotions, keys)
    await one.call(createEntryTypeCampaignEntry, { promotionKey: 'spring' })
    const entered = async (visitor: typeof one) =>
      (await visitor.call(listEntryTypeCampaignPromotions, keys)).promotions.map(({ isEntered }) => isEntered)
    expect([await entered(one), await entered(other)]).toEqual([
      [true, false],
      [false, false],
    ])
    expect(one.jar.get('sandbox-visitor')).not.toBe(other.jar.get('sandbox-visitor'))
  })

  test('a visitor who registers an invite code sees it and cannot register another; no other visitor sees it', async () => {
    const sandbox = createSandbox()
    const [one, other] = [createVisitor(sandbox), createVisitor(sandbox)]
    await one.call(registerInviteCode, { inviteCode: 'HARU2023' })
    expect((await one.call(getInviteCode, {})).registeredInviteCode).toBe('HARU2023')
    expect(await getFailureDetails(one.call(registerInviteCode, { inviteCode: 'NATSU2023' }))).toMatchObject({
      status: 400,
    })
    expect((await other.call(getInviteCode, {})).registeredInviteCode).toBeUndefined()
  })

  test('cannot register their own code, nor an unknown one', async () => {
    const visitor = createNewcomer()
    const { ownInviteCode } = await visitor.call(getInviteCode, {})
    expect(await getFailureDetails(visitor.call(registerInviteCode, { inviteCode: ownInviteCode }))).toEqual({
      status: 400,
      localizedMessage: 'ご自分の招待コードは登録できません。',
    })
    expect(await getFailureDetails(visitor.call(registerInviteCode, { inviteCode: '<script>' }))).toMatchObject({
      status: 400,
    })
  })

  test('may do two things at once, and neither undoes the other', async () => {
    const visitor = createNewcomer({}, { 'sandbox-visitor': 'busy-visitor' })
    await Promise.all(
      ['a', 'b', 'c'].map((promotionKey) => visitor.call(createEntryTypeCampaignEntry, { promotionKey })),
    )
    const { promotions } = await visitor.call(listEntryTypeCampaignPromotions, { promotionKeys: ['a', 'b', 'c'] })
    expect(promotions.every(({ isEntered }) => isEntered)).toBe(true)
  })

  test('starts from the initial state after choosing another scenario', async () => {
    const visitor = createNewcomer()
    await visitor.call(createEntryTypeCampaignEntry, { promotionKey: 'spring' })
    visitor.jar.set('sandbox-scenario', 'upcoming')
    const [promotion] = (await visitor.call(listEntryTypeCampaignPromotions, { promotionKeys: ['spring'] })).promotions
    expect(promotion).toEqual({ promotionKey: 'spring', isEntered: false, periodStatus: 'BEFORE_THE_PERIOD' })
  })

  test('anonymous, sees promotions by the anonymous call only', async () => {
    const visitor = createNewcomer({}, { 'sandbox-scenario': 'anonymous' })
    const keys = { promotionKeys: ['spring'] }
    expect(await getFailureDetails(visitor.call(listEntryTypeCampaignPromotions, keys))).toMatchObject({ status: 401 })
    expect((await visitor.call(listEntryTypeCampaignPromotionsAnonymous, keys)).entryEligibility).toBeUndefined()
  })

  test('is forgotten after a thousand other visitors', async () => {
    const visits = createVisits(1_000)
    const sandbox = createSandbox({ visits })
    const first = createVisitor(sandbox)
    await first.call(createEntryTypeCampaignEntry, { promotionKey: 'spring' })
    for (let count = 0; count < 1_000; count += 1) await createVisitor(sandbox).call(getLoyalty, {})
    expect(
      (await first.call(listEntryTypeCampaignPromotions, { promotionKeys: ['spring'] })).promotions[0]?.isEntered,
    ).toBe(false)
  })

  test('is remembered for a hundred entries, however many are made', async () => {
    const visitor = createNewcomer()
    const keys = Array.from({ length: 150 }, (_, index) => `key-${index}`)
    for (const promotionKey of keys) await visitor.call(createEntryTypeCampaignEntry, { promotionKey })
    const { promotions } = await visitor.call(listEntryTypeCampaignPromotions, { promotionKeys: keys.slice(50) })
    expect(promotions.every(({ isEntered }) => isEntered)).toBe(true)
    expect(
      (await visitor.call(listEntryTypeCampaignPromotions, { promotionKeys: keys.slice(0, 50) })).promotions.some(
        ({ isEntered }) => isEntered,
      ),
    ).toBe(false)
  })
})

test('a chosen moment is the sandbox’s time, too', async () => {
  const visitor = createNewcomer({}, { 'sandbox-at': '2024-02-10T12:00' })
  const input = { loanAmount: 100_000, monthlyRepayAmount: 10_000 }
  const months = [createNewcomer(), visitor].map(
    async ({ call }) => (await call(simulateRepayment, input)).repaymentCompleteMonth,
  )
  expect(await Promise.all(months)).toEqual(['2024-10', '2025-01'])
})

describe('a scenario', () => {
  const failures = {
    maintenance: { status: 503, localizedMessage: 'ただいまメンテナンス中です。終了までしばらくお待ちください。' },
    failing: { status: 500, localizedMessage: undefined },
    'failing-with-message': {
      status: 400,
      localizedMessage: 'ただいま混み合っています。しばらくしてからもう一度お試しください。',
    },
    malformed: { field: '(body)' },
    'not-json': { field: '(not JSON)' },
    'gateway-page': { status: 502, localizedMessage: undefined },
    disconnect: {},
    anonymous: { status: 401, localizedMessage: undefined },
  }

  test.each(Object.entries(failures))('%s fails as it says', async (scenario, expected) => {
    expect(await getFailureDetails(createNewcomer({}, { 'sandbox-scenario': scenario }).call(getLoyalty, {}))).toEqual(
      expected,
    )
  })

  test.each(Object.keys(scenarios).filter((name) => !(name in failures)))('%s answers', async (scenario) => {
    const wait = vi.fn(() => Promise.resolve())
    expect(
      await getFailureDetails(createNewcomer({ wait }, { 'sandbox-scenario': scenario }).call(getLoyalty, {})),
    ).toBe('answered')
  })

  test('slow waits three seconds, and a latency can be combined with any scenario', async () => {
    const wait = vi.fn(() => Promise.resolve())
    await createNewcomer({ wait }, { 'sandbox-scenario': 'slow' }).call(getLoyalty, {})
    await createNewcomer({ wait }, { 'sandbox-latency': '250' }).call(getLoyalty, {})
    expect(wait.mock.calls).toEqual([[3_000], [250]])
  })

  test('a failure can be combined with any scenario', async () => {
    expect(await getFailureDetails(createNewcomer({}, { 'sandbox-fault': '418' }).call(getLoyalty, {}))).toMatchObject({
      status: 418,
    })
  })

  test.each(['', 'nonsense', '__proto__', 'constructor', 'x'.repeat(500)])(
    '%j is none, and the usual one is meant',
    async (scenario) => {
      expect(
        await getFailureDetails(
          createNewcomer(
            {},
            { 'sandbox-scenario': scenario, 'sandbox-latency': scenario, 'sandbox-fault': scenario },
          ).call(getLoyalty, {}),
        ),
      ).toBe('answered')
    },
  )

  test('in the address is kept by a cookie', async () => {
    const response = await createSandbox()(
      new Request('http://localhost/v1/get_loyalty?scenario=ended&latency=0', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    )
    expect(response.headers.getSetCookie().slice(1)).toEqual([
      'sandbox-scenario=ended; Path=/; SameSite=Lax',
      'sandbox-latency=0; Path=/; SameSite=Lax',
    ])
  })

  test('with members added later breaks no answer', async () => {
    const visitor = createNewcomer({}, { 'sandbox-scenario': 'newer-server' })
    expect(
      (await visitor.call(listEntryTypeCampaignPromotions, { promotionKeys: ['spring'] })).promotions[0]?.periodStatus,
    ).toBe('UNSPECIFIED')
  })
})

test('a refusal names what did not fit', async () => {
  const response = await createSandbox()(
    new Request('http://localhost/v1/create_entry_type_campaign_entry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"promotionKey":7}',
    }),
  )
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 400, message: expect.stringMatching(/^promotionKey: /) as unknown },
  ])
})

test('raise_error raises', async () => {
  const response = await createSandbox()(
    new Request('http://localhost/v1/raise_error', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }),
  )
  expect(response.status).toBe(500)
})
