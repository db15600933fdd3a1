import type { Environment, System } from './detect-environment.ts'

/** Minimum build per system that supports a feature, and the message for older builds. */
type Gate = Readonly<Record<System, number>> & { message: string }

const newestApp = '最新版アプリをダウンロードしてご利用いただけます。'

/**
 * Build numbers of specification §9 with the messages of §8. `{provider}` is replaced by the provider's name, which is
 * data (D2).
 */
export const gates = {
  /** Payment features, which entry and bank campaigns need (specification §5). */
  payment: {
    ios: 34017,
    android: 1472,
    message: '本キャンペーンには、最新版アプリをダウンロードしてご参加いただけます。',
  },
  codePayment: { ios: 32016, android: 1450, message: `コード払いは、${newestApp}` },
  identityCheck: { ios: 34000, android: 1470, message: `かんたん本人確認は、${newestApp}` },
  /** Called smart pay in specification §8. */
  deferredPay: { ios: 34000, android: 1470, message: `{provider}スマート払いは、${newestApp}` },
  /**
   * Specification §9 has no build for lending. It requires the set-up of deferred pay, and therefore the same build.
   */
  lending: { ios: 34000, android: 1470, message: newestApp },
  'v4.7.0': { ios: 37003, android: 1501, message: newestApp },
  'v4.9.0': { ios: 39006, android: 1520, message: newestApp },
} as const satisfies Record<string, Gate>

/** A feature that requires a minimum build of the app. */
export type Feature = keyof typeof gates

/** Result of a check: whether the feature is supported, or the reason and the message for the visitor. */
export type GateResult =
  | { ok: true }
  | { ok: false; reason: 'too-old' | 'unknown-build' | 'not-in-app'; message: string }

/**
 * Checks whether the app's build number supports a feature; the minimum is included (specification §5, §9).
 *
 * Also fails, with the message of §8, for
 * - a browser, on any system: `not-in-app`;
 * - an app with a token that has no valid build number: `unknown-build`. It is not assumed to be new.
 */
export function checkGate(feature: Feature, environment: Environment, providerName: string): GateResult {
  const gate = gates[feature]
  const message = gate.message.replace('{provider}', () => providerName)
  if (environment.surface !== 'app') return { ok: false, reason: 'not-in-app', message }
  const { system, build } = environment
  if (build === undefined || Number.isNaN(build)) return { ok: false, reason: 'unknown-build', message }
  return build >= gate[system] ? { ok: true } : { ok: false, reason: 'too-old', message }
}
