import { devices } from '@playwright/test'
import UserAgent from 'user-agents'
import { describe, expect, test } from 'vitest'

import { detectEnvironment, type System } from './detect-environment.ts'

function systemOf(userAgent: string, maxTouchPoints: number): System | 'other' {
  const environment = detectEnvironment({ userAgent, maxTouchPoints }, 'MerpayApp')
  expect(environment.surface).toBe('browser')
  return environment.system
}

describe('the devices that Playwright knows', () => {
  /**
   * Expected system by device name: Apple's are iOS, desktops are neither, and every other phone or tablet is Android,
   * with the exceptions below.
   */
  function namedSystem(name: string): System | 'other' {
    if (name.startsWith('Desktop')) return 'other'
    return /^i(?:Phone|Pad)\b/.test(name) ? 'ios' : 'android'
  }

  const exceptions = {
    'Blackberry PlayBook': 'runs RIM Tablet OS',
    'BlackBerry Z30': 'runs BlackBerry 10',
    'Microsoft Lumia 550': 'is a Windows Phone that also says Android',
    'Microsoft Lumia 950': 'is a Windows Phone that also says Android',
    'Nokia Lumia 520': 'is a Windows Phone',
    'Nokia N9': 'runs MeeGo',
    'Kindle Fire HDX': 'runs Fire OS, does not say Android, and has another store',
  } as const

  test('more than a hundred are known', () => {
    expect(Object.keys(devices).length).toBeGreaterThan(100)
  })

  test.each(Object.entries(devices))(
    '%s is what its name says, or one of the exceptions',
    (fullName, { userAgent, hasTouch }) => {
      const name = fullName.replace(/ landscape$/, '')
      expect(systemOf(userAgent, hasTouch ? 5 : 0)).toBe(name in exceptions ? 'other' : namedSystem(name))
    },
  )

  test.each(Object.entries(exceptions))('%s %s', (name) => {
    expect(namedSystem(name)).toBe('android')
    expect(devices).toHaveProperty([name])
  })
})

describe('ten thousand visitors of the package user-agents', () => {
  const visitors = UserAgent.top(10_000)

  /**
   * Expected system by `navigator.platform`; undefined for desktops that emulate a phone, which only the user agent
   * gives away.
   */
  function platformSystem(platform: string, userAgent: string): System | 'other' | undefined {
    if (/^i(?:Phone|Pad)$/.test(platform)) return 'ios'
    if (platform === 'Linux x86_64' && / Mobile[ /]/.test(userAgent)) return undefined
    return platform.startsWith('Linux a') ? 'android' : 'other'
  }

  const exceptions = [
    {
      platform: 'iPhone',
      says: 'MI 8 Build/OPM1',
      system: 'android',
      reason: 'a Xiaomi phone by its user agent, which D5 goes by',
    },
    {
      platform: 'Linux armv81',
      says: '(X11; Linux x86_64)',
      system: 'other',
      reason: 'a phone that asks for desktop pages',
    },
  ] as const

  test('only the listed exceptions are detected as another system', () => {
    expect(visitors.length).toBe(10_000)
    const surprises = new Set<string>()
    const met = new Set<object>()
    for (const { userAgent, platform } of visitors) {
      const system = systemOf(userAgent, 0)
      const expected =
        platformSystem(platform, userAgent) ?? (userAgent.startsWith('Mozilla/5.0 (iP') ? 'ios' : 'android')
      const exception = exceptions.find(
        (candidate) => candidate.platform === platform && userAgent.includes(candidate.says),
      )
      if (exception) met.add(exception)
      if (system !== (exception?.system ?? expected)) surprises.add(`${platform}: ${userAgent} is ${system}`)
    }
    expect([...surprises]).toEqual([])
    expect(met.size).toBe(exceptions.length)
  })

  test('every Macintosh with a touch screen is an iPad, and a touch screen changes nothing else', () => {
    for (const userAgent of new Set(visitors.map((visitor) => visitor.userAgent))) {
      expect(systemOf(userAgent, 5), userAgent).toBe(userAgent.includes('(Macintosh') ? 'ios' : systemOf(userAgent, 0))
    }
  })
})
