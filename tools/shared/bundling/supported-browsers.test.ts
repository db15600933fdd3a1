import { spawnSync } from 'node:child_process'
import path from 'node:path'

import { expect, test } from 'vitest'

import { supportedBrowsers } from './supported-browsers.ts'

const loader = path.join(import.meta.dirname, 'import-typescript.mjs')

test.each(['ie 6', 'last 1 chrome version', 'no such browser'])(
  'the supported browsers are those of package.json where BROWSERSLIST is "%s"',
  (BROWSERSLIST) => {
    const script = `
      const { importTypeScript } = await import(${JSON.stringify(loader)})
      const { supportedBrowsers } = await importTypeScript('tools/shared/bundling/supported-browsers.ts')
      console.log(JSON.stringify(supportedBrowsers))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      env: { ...process.env, BROWSERSLIST, BROWSERSLIST_ENV: 'modern' },
    })
    expect(JSON.parse(stdout)).toEqual(supportedBrowsers)
  },
)
