import type { GateResult } from '../../platform/app-build-gates.ts'
import type { Environment, System } from '../../platform/detect-environment.ts'

/** The wording of a feature that only the app offers, and the path of the page to open in the app. */
export type AppOnly = { message: string; button: string; path: string }

/** The button of a notice: it opens the app's store, or this page in the app. */
type GateAction = { opens: 'store'; system: System; label: string } | { opens: 'app'; label: string }

/** Why a feature cannot be used, and what the visitor can do about it. */
type GateNotice = { message: string; action?: GateAction }

/**
 * Returns the notice that replaces a feature; undefined if the feature is available.
 *
 * - An app that is too old: the message of specification §8 and the way to its store.
 * - A browser: `appOnly` and the way into the app, which exists for phones only. Without `appOnly` the feature stays,
 *   because a browser is never too old.
 */
export function createGateNotice(
  gate: GateResult,
  environment: Environment,
  appOnly?: AppOnly,
): GateNotice | undefined {
  if (gate.ok) return undefined
  if (environment.surface === 'app')
    return { message: gate.message, action: { opens: 'store', system: environment.system, label: 'アプリを更新する' } }
  if (!appOnly) return undefined
  if (environment.system === 'other') return { message: appOnly.message }
  return { message: appOnly.message, action: { opens: 'app', label: appOnly.button } }
}
