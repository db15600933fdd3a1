import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { Chaos, chaosContent, createRandom, withoutMarkers } from '../support/editor/chaos.ts'
import { openLocalFolder, readLocalFolder } from '../support/editor/local-folder.ts'
import { recordWorkers } from '../support/editor/workers.ts'

/**
 * `npm run test:extended -- editor-chaos` sets both. With this seed, typed text is left, comes back after a reload, and
 * is merged with a change on disk.
 */
const actions = Number(process.env['CHAOS_ACTIONS'] ?? 7)
const seed = Number(process.env['CHAOS_SEED'] ?? 4561)

test(`after ${actions} random actions, nothing that was saved is missing, and no other file differs`, async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + actions * 30_000)
  console.log(`CHAOS_SEED=${seed}`)
  await recordWorkers(context)
  // The folder of the page that is opened first, also in its second tab.
  await context.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
    })
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await openLocalFolder(page, chaosContent)
  const chaos = new Chaos(page, createRandom(seed))
  try {
    for (let count = 0; count < actions; count += 1) await chaos.act()
    await chaos.check()
  } finally {
    await test.info().attach('actions', { body: chaos.log.join('\n'), contentType: 'text/plain' })
  }
  const files = readdirSync(chaosContent, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:mdx|yaml)$/.test(name),
  )
  const saved = await readLocalFolder(page)
  for (const name of files) {
    const before = readFileSync(path.join(chaosContent, name), 'utf8')
    const now = Buffer.from(saved[`content/${name}`] ?? '', 'base64').toString('utf8')
    expect(withoutMarkers(now), name).toBe(before)
  }
})
