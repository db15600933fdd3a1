import path from 'node:path'

import { build } from 'esbuild'

import { createSandbox } from '#api-client/sandbox/sandbox.ts'
import { targets } from '#tools/shared/bundling/supported-browsers.ts'

import { contractCases, sendCase, type ContractResponse } from '../../api/contract-cases.ts'
import { expect, test } from '../../support/pages/page-test.ts'

const cases = contractCases()

/** Bundles the sandbox as a preview page mounts it, bundled into one script. */
async function bundleMount(): Promise<string> {
  const contents = `
    import { mountInBrowser } from '#site/sandbox/browser-sandbox.ts'
    import { sendCase } from './tests/api/contract-cases.ts'
    const fetch = mountInBrowser({ href: location.href, store: () => sessionStorage })
    window.runContract = async (cases) => {
      const answers = []
      for (const row of cases) answers.push(await sendCase(fetch, '', row))
      return answers
    }`
  const resolveDir = path.resolve(import.meta.dirname, '..', '..', '..')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: [...targets],
  })
  return outputFiles[0]?.text ?? ''
}

// The page's policy would refuse the injected mount.
test.use({ bypassCSP: true })

test('the sandbox in a preview page answers byte for byte as the sandbox itself', async ({ page }) => {
  await page.goto('/campaigns/')
  await page.addScriptTag({ content: await bundleMount() })
  const statuses = await page.evaluate(
    (rows) => (window as unknown as { runContract: (rows: unknown) => Promise<ContractResponse[]> }).runContract(rows),
    cases,
  )
  const sandbox = createSandbox()
  for (const [index, row] of cases.entries()) {
    const expected = await sendCase((url, init) => sandbox(new Request(url, init)), 'http://localhost', row)
    expect([row.name, statuses[index]]).toEqual([row.name, expected])
  }
})
