import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from '@playwright/test'

import { Chaos, chaosContent, createRandom, withoutMarkers } from '../support/editor/chaos.ts'
import { openLocalFolder, readLocalFile } from '../support/editor/local-folder.ts'

/** `npm run test:extended -- editor-chaos` sets both. */
const actions = Number(process.env['CHAOS_ACTIONS'] ?? 25)
const seed = Number(process.env['CHAOS_SEED'] ?? 20_230_901)

test(`after ${actions} random actions, nothing that was saved is missing, and no other file differs`, async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + actions * 30_000)
  console.log(`CHAOS_SEED=${seed}`)
  await context.addInitScript(() => {
    const workers: Worker[] = []
    const Original = Worker
    Object.assign(window, {
      workers,
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
      Worker: class extends Original {
        constructor(url: string) {
          super(url)
          workers.push(this)
        }
      },
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
  for (const name of files) {
    const before = readFileSync(path.join(chaosContent, name), 'utf8')
    const now = await readLocalFile(page, `content/${name}`)
    expect(withoutMarkers(now)).toBe(before)
  }
})
