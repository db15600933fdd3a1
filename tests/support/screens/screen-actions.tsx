import { untilLoaded } from './mount-screen.tsx'
import { tapOn } from './visitor-events.ts'
import { screenVisits, type CallName, type ScreenRead, type ScreenVisit } from './screen-visits.ts'

function createVisit(path: string): ScreenVisit {
  const visit = screenVisits[path]
  if (!visit) throw new Error(`${path} is no screen`)
  return visit
}

async function choose(): Promise<void> {
  await untilLoaded()
  await tapOn('[name=monthly][value="5000"]')
}

async function openTerms(): Promise<void> {
  await untilLoaded()
  await tapOn('#spring-noodles summary')
}

const lending = createVisit('/jp/lending')
const entry = createVisit('/jp/card/entry')
const invitation = createVisit('/jp/card/invitation')

const card = '#spring-noodles'
const signIn = '参加には、サインインが必要です。スマートフォンの手帳アプリで、このページを開いてください。'

/** Reads that a screen makes for a signed-in visitor only after an action, with that action. */
export const furtherReads: readonly {
  visit: Pick<ScreenVisit, 'at' | 'userAgent' | 'reads'>
  url: string
  read: ScreenRead
  prepare: () => Promise<void>
}[] = [
  { visit: lending, url: '/jp/lending/', read: { call: 'simulateRepayment', seen: '10,191円' }, prepare: choose },
  {
    visit: { ...entry, reads: [] },
    url: '/jp/card/entry/?scenario=anonymous',
    read: { call: 'listEntryTypeCampaignPromotionsAnonymous', seen: signIn, isShared: true },
    prepare: () => Promise.resolve(),
  },
  {
    visit: entry,
    url: '/jp/card/entry/',
    read: { call: 'getEntryTypeCampaignPromotion', seen: '参加する', card },
    prepare: openTerms,
  },
  {
    visit: { ...entry, reads: [] },
    url: '/jp/card/entry/?scenario=anonymous',
    read: { call: 'getEntryTypeCampaignPromotionAnonymous', seen: undefined, isReported: true, card },
    prepare: openTerms,
  },
]

/** A write, the button that sends it, and what the screen shows and announces. */
export type ScreenWrite = {
  name: string
  call: CallName
  visit: Pick<ScreenVisit, 'at' | 'userAgent'>
  url: string
  prepare: () => Promise<void>
  button: string
  /** The selector of the part with the button, and the text that replaces it after success. */
  part: string
  done: string
  /** Announcement of a screen reader afterwards. */
  announced: string
  /** The message of the alert if the server sends none (specification §8). */
  message: string
  signIn: string
}

const entering = {
  call: 'createEntryTypeCampaignEntry',
  visit: entry,
  url: '/jp/card/entry/',
  button: '参加する',
  part: card,
  done: '参加済み',
  announced: '参加しました',
  message: 'エラーが発生しました。時間をおいて再度お申し込みしてください。',
  signIn,
} as const satisfies Partial<ScreenWrite>

/** Everything that a screen writes. */
export const writes: readonly ScreenWrite[] = [
  { ...entering, name: 'an entry from the summary', prepare: untilLoaded },
  { ...entering, name: 'an entry from the detail', prepare: openTerms },
  {
    name: 'a code that came with a link',
    call: 'registerInviteCode',
    visit: invitation,
    url: '/jp/card/invitation/?invite-code=HARU2023',
    prepare: untilLoaded,
    button: '記入する',
    part: 'main',
    done: '記入した紹介コード',
    announced: '紹介コードを記入しました',
    message: '通信エラーが発生しました。',
    signIn: 'ログインしていません',
  },
]
