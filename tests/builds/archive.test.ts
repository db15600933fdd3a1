import { expect, test } from 'vitest'

import { archiveRelease, openRelease } from '#tools/archive/release.ts'
import { openContent, createPreviewLayer } from '#tools/build/content-preview.ts'
import { createSandboxApi } from '#tools/hosting/server/sandbox-api.ts'
import { startServer } from '#tools/hosting/server/server.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

test('an archived release is served as it was built, with the preview that shows it at any moment', async () => {
  const commit = { hash: 'a'.repeat(40), isClean: true, time: 0 }
  const release = { site: fixtureSite.folder, commit, builtAt: 0, siteUrl: 'https://card.example.jp' }
  const { site } = openRelease(await archiveRelease(release, await temporaryFolder()))
  const { origin, stop } = await startServer(site, 0, {
    api: createSandboxApi(),
    layer: createPreviewLayer(openContent(site)),
  })
  const page = await (await fetch(`${origin}/campaigns/`)).text()
  const [, script = ''] = /<script src="(\/[^"]*preview[^"]*)"/.exec(page) ?? []
  expect((await fetch(origin + script)).status).toBe(200)
  expect((await fetch(`${origin}/manifest.json`)).status).toBe(404)
  await stop()
})
