// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { CommandForm } from './command-form.tsx'

afterEach(cleanup)

const path = {
  deepLinkScheme: 'sora',
  androidPackage: 'jp.example.sora',
  androidActivity: 'Sora',
  stores: { ios: { url: '' }, android: { url: '' } },
}

test("a command is labelled by its name in the app's links (specification §7)", () => {
  const fields = [{ name: 'url', label: 'URL', value: 'https://card.example.jp/' }]
  render(<CommandForm name="openUrl" title="開く" fields={fields} bridge={undefined} path={path} />)
  expect(screen.getByText('openURL')).toBeDefined()
  expect(screen.queryByText('openUrl')).toBeNull()
})
