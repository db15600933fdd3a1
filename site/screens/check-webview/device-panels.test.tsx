// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { DevicePanels } from './device-panels.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function goOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test("whether the device is online follows the browser's events (specification §4)", () => {
  render(<DevicePanels appToken="ExampleApp" />)
  const onlineText = () => screen.getByText('オンライン').nextElementSibling?.textContent
  goOnline(true)
  expect(onlineText()).toBe('はい')
  goOnline(false)
  expect(onlineText()).toBe('いいえ')
  goOnline(true)
  expect(onlineText()).toBe('はい')
})
