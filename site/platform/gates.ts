import type { Environment, System } from './environment.ts'

/** The first build, on each system, that can do something, and what to say where the build is older. */
type Gate = Readonly<Record<System, number>> & { message: string }

const newestApp = '最新版アプリをダウンロードしてご利用いただけます。'

/**
 * Build numbers of specification §9 with the messages of §8. `{provider}` stands for the provider's name, which is data
 * (D2).
 */
export const gates = {
  /** Payment features; entry and bank campaigns need them (specification §5). */
  payment: {
    ios: 34017,
    android: 1472,
    message: '本キャンペーンには、最新版アプリをダウンロードしてご参加いただけます。',
  },
  codePayment: { ios: 32016, android: 1450, message: `コード払いは、${newestApp}` },
  identityCheck: { ios: 34000, android: 1470, message: `かんたん本人確認は、${newestApp}` },
  /** Called smart pay in specification §8. */
  deferredPay: { ios: 34000, android: 1470, message: `{provider}スマート払いは、${newestApp}` },
  'v4.7.0': { ios: 37003, android: 1501, message: newestApp },
  'v4.9.0': { ios: 39006, android: 1520, message: newestApp },
} as const satisfies Record<string, Gate>

export type Feature = keyof typeof gates

export type GateAnswer =
  { ok: true } | { ok: false; reason: 'too-old' | 'unknown-build' | 'not-in-app'; message: string }

/**
 * Whether the app is new enough for a feature (specification §5, §9), by build number, the minimum included.
 *
 * The answer is no, always with the message of §8 to show, also for
 * - a browser, on any system: `not-in-app`;
 * - the app when its token states no build, or one that is not a number: `unknown-build`. It is not trusted to be new.
 */
export function checkGate(feature: Feature, environment: Environment, providerName: string): GateAnswer {
  const gate = gates[feature]
  const message = gate.message.replace('{provider}', () => providerName)
  if (environment.surface !== 'app') return { ok: false, reason: 'not-in-app', message }
  const { system, build } = environment
  if (build === undefined || Number.isNaN(build)) return { ok: false, reason: 'unknown-build', message }
  return build >= gate[system] ? { ok: true } : { ok: false, reason: 'too-old', message }
}
