import { tapOn, untilLoaded } from './mount-screen.tsx'
import { screenVisits, type CallName, type ScreenRead, type ScreenVisit } from './screen-visits.tsx'

function visitOf(path: string): ScreenVisit {
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

const lending = visitOf('/jp/lending')
const entry = visitOf('/jp/card/entry')
const invitation = visitOf('/jp/card/invitation')

const card = '#spring-noodles'
const signIn = '参加には、サインインが必要です。スマートフォンの手帳アプリで、このページを開いてください。'

/** Reads that no screen makes by itself for somebody who is signed in, and what leads to each. */
export const furtherReads: readonly {
  visit: Pick<ScreenVisit, 'at' | 'userAgent' | 'reads'>
  address: string
  read: ScreenRead
  come: () => Promise<void>
}[] = [
  { visit: lending, address: '/jp/lending/', read: { call: 'simulateRepayment', seen: '10,191円' }, come: choose },
  {
    visit: { ...entry, reads: [] },
    address: '/jp/card/entry/?scenario=anonymous',
    read: { call: 'listEntryTypeCampaignPromotionsAnonymous', seen: signIn, isShared: true },
    come: () => Promise.resolve(),
  },
  {
    visit: entry,
    address: '/jp/card/entry/',
    read: { call: 'getEntryTypeCampaignPromotion', seen: '参加する', card },
    come: openTerms,
  },
  {
    visit: { ...entry, reads: [] },
    address: '/jp/card/entry/?scenario=anonymous',
    read: { call: 'getEntryTypeCampaignPromotionAnonymous', seen: 'スマートフォンのアプリから', card },
    come: openTerms,
  },
]

/** A write, the button that sends it, and what is said and seen of it. */
export type ScreenWrite = {
  name: string
  call: CallName
  visit: Pick<ScreenVisit, 'at' | 'userAgent'>
  address: string
  come: () => Promise<void>
  button: string
  /** Where the button stands, by selector, and what stands there once it has done its work. */
  part: string
  done: string
  /** What a screen reader says then. */
  announced: string
  /** What an alert says where the server says nothing itself (specification §8). */
  says: string
  signIn: string
}

const entering = {
  call: 'createEntryTypeCampaignEntry',
  visit: entry,
  address: '/jp/card/entry/',
  button: '参加する',
  part: card,
  done: '参加済み',
  announced: '参加しました',
  says: 'エラーが発生しました。時間をおいて再度お申し込みしてください。',
  signIn,
} as const satisfies Partial<ScreenWrite>

/** Everything that a screen writes. */
export const writes: readonly ScreenWrite[] = [
  { ...entering, name: 'an entry from the summary', come: untilLoaded },
  { ...entering, name: 'an entry from the detail', come: openTerms },
  {
    name: 'a code that came with a link',
    call: 'registerInviteCode',
    visit: invitation,
    address: '/jp/card/invitation/?invite-code=HARU2023',
    come: untilLoaded,
    button: '記入する',
    part: 'main',
    done: '記入した紹介コード',
    announced: '紹介コードを記入しました',
    says: '通信エラーが発生しました。',
    signIn: 'ログインしていません',
  },
]
