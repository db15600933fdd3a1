import type { easypayAgeRequirement, easypayStatus, kycPostPaySetupStatus, MemberOf } from '#schemas/enumerations.ts'
import { momentNames } from '#domain/time/period-moments.ts'
import type { PeriodStatus } from '#domain/time/period-status.ts'

import { lendingTerms } from './lending/lending-terms.ts'

/** Ways in which the sandbox fails instead of responding. A number is an HTTP status. */
export type Fault = number | 'localized-message' | 'malformed' | 'not-json' | 'gateway-page' | 'disconnect'

/**
 * What a scenario states about the visitor and the server, from which handlers derive their responses. `latency` is in
 * milliseconds, rates are in percent a year, amounts in yen.
 */
export type Circumstances = {
  isSignedIn: boolean
  periodStatus: PeriodStatus
  /** True if every promotion has already been entered. */
  hasEntered: boolean
  isRealcardActive: boolean
  hasMercard: boolean
  registeredInviteCode: string | undefined
  easypay: { applicability: MemberOf<typeof easypayAgeRequirement>; needsKyc: boolean }
  easypayStatus: MemberOf<typeof easypayStatus>
  setupStatus: MemberOf<typeof kycPostPaySetupStatus>
  hasBankAccount: boolean
  isSolicitingDenied: boolean
  preferentialInterestRate: number | undefined
  loanableAmount: number
  /** True if the server sends enumeration members that these pages do not know (D17). */
  isNewer: boolean
  latency: number
  fault: Fault | undefined
}

/** The circumstances that a scenario does not change: a signed-in visitor with everything, and a server that works. */
const baseline: Circumstances = {
  isSignedIn: true,
  periodStatus: 'DURING_THE_PERIOD',
  hasEntered: false,
  isRealcardActive: true,
  hasMercard: true,
  registeredInviteCode: undefined,
  easypay: { applicability: 'OK', needsKyc: false },
  easypayStatus: 'NOT_SIGNED',
  setupStatus: 'FUNDS_CREATED',
  hasBankAccount: true,
  isSolicitingDenied: false,
  preferentialInterestRate: undefined,
  loanableAmount: lendingTerms.loanableAmount,
  isNewer: false,
  latency: 0,
  fault: undefined,
}

/** Groups of scenarios, with their labels for reviewers, in display order. */
export const scenarioGroups = {
  'sign-in': 'ログイン',
  period: '期間（サーバーの答え）',
  entry: 'エントリーとカード',
  invitation: '招待',
  identity: '本人確認',
  easypay: '定額払い',
  lending: 'お借入れ',
  connection: '通信',
  server: 'サーバー',
} as const

/** The circumstances in which a scenario differs from the baseline, with its group and label. */
type Scenario = { group: keyof typeof scenarioGroups; label: string } & Partial<Circumstances>

/** All scenarios, by the name in `?scenario=` (D19). */
export const scenarios = {
  'signed-in': { group: 'sign-in', label: 'ログイン済み（標準）' },
  anonymous: { group: 'sign-in', label: 'ログインしていない', isSignedIn: false },
  upcoming: { group: 'period', label: momentNames.before, periodStatus: 'BEFORE_THE_PERIOD' },
  ended: { group: 'period', label: momentNames.after, periodStatus: 'AFTER_THE_PERIOD' },
  entered: { group: 'entry', label: 'エントリー済み', hasEntered: true },
  'card-not-active': { group: 'entry', label: 'カードが未有効化', isRealcardActive: false },
  'no-card': { group: 'entry', label: 'カードなし', hasMercard: false, isRealcardActive: false },
  'code-registered': { group: 'invitation', label: '招待コード登録済み', registeredInviteCode: 'HARU2023' },
  'under-review': {
    group: 'identity',
    label: '本人確認の審査中',
    setupStatus: 'KYC_IN_PROGRESS',
    easypay: { applicability: 'OK', needsKyc: true },
  },
  'kyc-needed': {
    group: 'identity',
    label: '本人確認がまだ',
    setupStatus: 'KYC_NOT_REQUESTED',
    easypay: { applicability: 'OK', needsKyc: true },
  },
  'kyc-failed': {
    group: 'identity',
    label: '本人確認に失敗',
    setupStatus: 'KYC_FAILED',
    easypay: { applicability: 'OK', needsKyc: true },
  },
  'under-18': {
    group: 'easypay',
    label: '18歳未満の利用者',
    easypay: { applicability: 'NG_UNDER_18', needsKyc: false },
  },
  'under-20': {
    group: 'easypay',
    label: '20歳未満の利用者',
    easypay: { applicability: 'NG_UNDER_20', needsKyc: false },
  },
  'parent-consent': {
    group: 'easypay',
    label: '保護者の同意が必要',
    easypay: { applicability: 'OK_WITH_PARENT_CONSENT', needsKyc: true },
  },
  'easypay-reviewing': { group: 'easypay', label: '定額払いの審査中', easypayStatus: 'REVIEWING' },
  'easypay-signed': { group: 'easypay', label: '定額払いに登録済み', easypayStatus: 'SIGNED' },
  'easypay-canceled': { group: 'easypay', label: '定額払いを解約済み', easypayStatus: 'CANCELED' },
  'no-bank-account': { group: 'lending', label: '銀行口座の登録なし', hasBankAccount: false },
  'soliciting-denied': { group: 'lending', label: '勧誘を希望しない', isSolicitingDenied: true },
  'preferential-rate': {
    group: 'lending',
    label: '優遇金利',
    preferentialInterestRate: lendingTerms.preferentialInterestRate,
  },
  'low-limit': { group: 'lending', label: 'ご利用可能額が小さい', loanableAmount: 30_000 },
  'no-limit': { group: 'lending', label: 'ご利用可能額なし', loanableAmount: 0 },
  slow: { group: 'connection', label: '遅い回線（3秒）', latency: 3_000 },
  stalled: { group: 'connection', label: '応答なし（20秒）', latency: 20_000 },
  disconnect: { group: 'connection', label: '通信が切れる', fault: 'disconnect' },
  maintenance: { group: 'server', label: 'メンテナンス中', fault: 503 },
  failing: { group: 'server', label: 'サーバーエラー', fault: 500 },
  'failing-with-message': { group: 'server', label: 'メッセージつきのエラー', fault: 'localized-message' },
  malformed: { group: 'server', label: '形の違う応答', fault: 'malformed' },
  'not-json': { group: 'server', label: 'JSONではない応答', fault: 'not-json' },
  'gateway-page': { group: 'server', label: '中継サーバーのエラーページ', fault: 'gateway-page' },
  'newer-server': { group: 'server', label: '知らない値を返すサーバー', isNewer: true },
} as const satisfies Record<string, Scenario>

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios

/** Scenario of visitors who have chosen none. */
export const defaultScenario: ScenarioName = 'signed-in'

/** Returns whether a text, such as the value of `?scenario=`, is the name of a scenario. */
export function isScenarioName(name: string | undefined): name is ScenarioName {
  return name !== undefined && Object.keys(scenarios).includes(name)
}

/** Lists the scenarios of each group, in the order of both tables. */
export function groupScenarios(): { group: string; heading: string; names: ScenarioName[] }[] {
  const names = Object.keys(scenarios).filter(isScenarioName)
  return Object.entries(scenarioGroups).map(([group, heading]) => ({
    group,
    heading,
    names: names.filter((name) => scenarios[name].group === group),
  }))
}

/** Returns all circumstances of a scenario: the baseline, with its changes. */
export function getCircumstances(name: ScenarioName): Circumstances {
  const { group: _group, label: _label, ...changes }: Scenario = scenarios[name]
  return { ...baseline, ...changes }
}
