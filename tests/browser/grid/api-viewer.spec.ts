import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '#tools/commands/project-paths.ts'

import { fixturePreview, previewLocation } from '../../support/sites/fixture-site.ts'
import { expect, test } from '../../support/pages/page-test.ts'
import { serveBelowPath, type HostBelowPath } from '../../support/servers/serve-below-path.ts'

let host: HostBelowPath
test.beforeAll(async () => {
  host = await serveBelowPath(fixturePreview.folder, previewLocation.basePath)
})
test.afterAll(() => host.stop())
test.use({ expectedNoise: /^request to http:\/\/localhost/ })

type Description = { paths: Record<string, { post: { tags: string[]; summary: string } }> }

test('a preview shows the description of the calls, group by group, with what each takes and answers', async ({
  page,
}) => {
  const { paths } = JSON.parse(await readFile(path.join(root, 'docs', 'openapi.json'), 'utf8')) as Description
  const groups = new Set(Object.values(paths).flatMap(({ post }) => post.tags))
  await page.goto(`${host.site}/examples/api/`)
  await expect(page.locator('.opblock-tag')).toHaveCount(groups.size)
  await expect(page.locator('.opblock')).toHaveCount(0)
  await page.locator('.opblock-tag').filter({ hasText: 'Lending' }).click()
  const ofGroup = Object.values(paths).filter(({ post }) => post.tags.includes('Lending'))
  await expect(page.locator('.opblock')).toHaveCount(ofGroup.length)
  const call = page.locator('.opblock').filter({ hasText: '/lending/simulate_repayment' }).first()
  await call.getByRole('button').first().click()
  await expect(call.getByText('loanAmount').first()).toBeVisible()
  // It is to be read: there is no server behind a preview that it could ask.
  await expect(page.getByRole('button', { name: 'Try it out' })).toHaveCount(0)
  expect(host.missed).toEqual([])
})
