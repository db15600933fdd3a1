import type { Agent } from '#site/platform/detect-environment.ts'

/** App build number that previews report, higher than any minimum build. */
const appBuild = 999_999

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

type Device = { label: string; userAgent: string; isApp: boolean }

/** The devices that a preview can emulate, by their name in `?device=`. */
export const devices = {
  'iphone-app': { label: 'iPhoneのアプリ', userAgent: iphone, isApp: true },
  'android-app': { label: 'Androidのアプリ', userAgent: android, isApp: true },
  iphone: { label: 'iPhoneのブラウザ', userAgent: iphone, isApp: false },
  android: { label: 'Androidのブラウザ', userAgent: android, isApp: false },
  computer: { label: 'パソコンのブラウザ', userAgent: computer, isApp: false },
} as const satisfies Record<string, Device>

export type DeviceName = keyof typeof devices

export const deviceNames = Object.keys(devices) as DeviceName[]

export function isDeviceName(name: string): name is DeviceName {
  return Object.keys(devices).includes(name)
}

/** Returns the properties of `navigator` on a device; `appToken` is the app's product token. */
export function getAgent(name: DeviceName, appToken: string): Agent {
  const { userAgent, isApp } = devices[name]
  return { userAgent: isApp ? `${userAgent} ${appToken}/${appBuild}` : userAgent, maxTouchPoints: 0 }
}
