import type { allCalls } from '#api-client/calls/all-calls.ts'

export type CallName = keyof typeof allCalls

/** A read of a screen. */
export type ScreenRead = {
  call: CallName
  /** The text that is visible after the response; undefined if the screen can do without it. */
  seen: string | undefined
  /** Whether its failure is shown above all cards, which need it, without an alert of its own. */
  isShared?: boolean
  /** Whether its failure is shown although the screen can do without its response. */
  isReported?: boolean
  /** The one card that it is for, by selector, where others look the same. */
  card?: string
  /** The read that it replaces. */
  under?: CallName
}

export type ScreenVisit = {
  /** The query of the URL. */
  query?: string
  /** Of the app, for what is in the app only; a desktop's browser otherwise. */
  userAgent?: string
  /** A moment at which the screen's campaign runs. */
  at: string
  reads: readonly ScreenRead[]
}

const may = '2023-05-10T12:00:00+09:00'
const july = '2023-07-10T12:00:00+09:00'

const inApp = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) SoraApp/39006'

const loyalty: readonly ScreenRead[] = [{ call: 'getLoyalty', seen: 'ソラカードをお使い中です' }]

const easypay: readonly ScreenRead[] = [
  { call: 'getEasypayApplicability', seen: 'お届け出いただけます' },
  { call: 'getEasypayStatus', seen: 'お届け出いただけます' },
]

const invitation: readonly ScreenRead[] = [{ call: 'getInviteCode', seen: '紹介メッセージを送る' }]

const lending: readonly ScreenRead[] = [
  { call: 'getLandingPage', seen: '通常の一年あたりの率' },
  { call: 'listMonthlyRepayAmountChoices', seen: '5,000円', under: 'getLandingPage' },
  { call: 'getLendingKycPostPaySetupProgress', seen: 'お届け出いただけます', under: 'getLandingPage' },
]

const entry: readonly ScreenRead[] = [
  { call: 'listEntryTypeCampaignPromotions', seen: '参加する', isShared: true },
  { call: 'getTrackingId', seen: undefined, under: 'listEntryTypeCampaignPromotions', isShared: true },
]

/** Every interactive screen by its path, with its own reads for a signed-in visitor. */
export const screenVisits: Readonly<Record<string, ScreenVisit>> = {
  '/guide/easypay/registration': { at: may, reads: easypay },
  '/guide/easypay/registration/mercard': { at: may, reads: easypay },
  '/jp/card/campaign/in-app': { at: july, userAgent: inApp, reads: entry },
  '/jp/card/entry': { at: may, reads: entry },
  '/jp/card/entry/refound': { at: july, reads: entry },
  '/jp/card/invitation': { at: may, reads: invitation },
  '/jp/card/invitation/in-app': { at: may, reads: invitation },
  '/jp/card/loyalty': { at: may, reads: loyalty },
  '/jp/card/loyalty/notification': {
    query: '?id=stage-up',
    at: may,
    reads: [{ call: 'getLoyaltyNotification', seen: '進呈率が上がりました' }],
  },
  '/jp/lending': { at: may, reads: lending },
  '/jp/lending/in-app': { at: may, reads: lending },
  '/jp/loyalty': { at: may, reads: loyalty },
  '/jp/loyalty/in-app': { at: may, reads: loyalty },
  '/r/mercard-application': { at: may, reads: [] },
}
