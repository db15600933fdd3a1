import { isRealDateTime, parseStart } from '#domain/time/japan-time.ts'

import type { Store } from '#site/sandbox/sandbox-setting.ts'
import { isDeviceName, type DeviceName } from './devices.ts'

/** A chosen moment, and the device's time at which it was chosen; both in milliseconds since 1970 UTC. */
export type ChosenMoment = { at: number; since: number }

/** A reviewer's choices for this visit; undefined values are those of the device. */
export type PreviewSettings = {
  moment: ChosenMoment | undefined
  device: DeviceName | undefined
  isBarHidden: boolean
  /** Value of `?at=` if it is not a valid moment. */
  unreadable: string | undefined
}

/** Query parameters of the settings; `sandbox.md` describes those of the sandbox. */
export const parameters = { moment: 'at', device: 'device', bar: 'bar' } as const

/** Parameter value that resets a setting to that of the device. */
export const realSetting = 'own'

type StoredSettings = Partial<Pick<PreviewSettings, 'moment' | 'device' | 'isBarHidden'>>

const storeKey = 'preview-settings'

function readStored(store: () => Store): StoredSettings {
  try {
    // Only this file writes it.
    return JSON.parse(store().getItem(storeKey) ?? '{}') as StoredSettings
  } catch {
    return {}
  }
}

/** The query of the page's URL, and the device's time. `store` may throw: storage can be blocked. */
export type Visit = { search: string; now: number; store: () => Store }

/**
 * Reads the settings of a visit from the page's URL or, if it has none, as they were chosen on a previous page. A
 * chosen moment advances like real time, so that a boundary can be watched.
 */
export function readPreviewSettings({ search, now, store }: Visit): PreviewSettings {
  const query = new URLSearchParams(search)
  const stored = readStored(store)
  const [at, device, bar] = [query.get(parameters.moment), query.get(parameters.device), query.get(parameters.bar)]
  const chosen = at !== null && isRealDateTime(at) ? { at: parseStart(at), since: now } : undefined
  const moment = at === null ? stored.moment : chosen
  const settings = {
    moment,
    device: device === null ? stored.device : isDeviceName(device) ? device : undefined,
    isBarHidden: bar === null ? (stored.isBarHidden ?? false) : bar === 'off',
  }
  try {
    store().setItem(storeKey, JSON.stringify(settings))
  } catch {
    // Storage is unavailable: the settings apply to this page only.
  }
  return { ...settings, unreadable: at === null || at === realSetting || moment ? undefined : at }
}
