import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { build } from 'esbuild'
import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { allCalls } from '#api-client/calls/all-calls.ts'
import type { ScenarioName } from '#api-client/sandbox/scenarios.ts'
import { root } from '#tools/commands/project-paths.ts'
import { targets } from '#tools/shared/bundling/supported-browsers.ts'

import { campaignPaths, otherPaths } from '../support/sites/fixture-paths.ts'
import { fixturePreview, fixtureSite } from '../support/sites/fixture-site.ts'
import { readPageReports } from '../support/sites/page-reports.ts'

async function readTexts(folder: string): Promise<[file: string, text: string][]> {
  const files = await glob('**/*.{html,txt,js,css,json,svg,xml,conf,map}', { cwd: folder, dot: true })
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(path.join(folder, file), 'utf8')]),
  )
}

/** Strings that occur only in the sandbox: its name, some scenarios, its bank, the member of a newer server. */
const scenarioNames = [
  'failing-with-message',
  'code-registered',
  'newer-server',
  'soliciting-denied',
  'preferential-rate',
] satisfies ScenarioName[]
const sandboxMarkers = ['sandbox', 'みほん銀行', 'ADDED_LATER', 'fault on purpose', ...scenarioNames]

function markersIn(texts: readonly (readonly [string, string])[]): string[] {
  return sandboxMarkers.filter((marker) => texts.some(([, text]) => text.toLowerCase().includes(marker.toLowerCase())))
}

test('the published site contains nothing of the sandbox', async () => {
  const texts = await readTexts(fixtureSite.folder)
  expect(texts.length).toBeGreaterThan(100)
  expect(markersIn(texts)).toEqual([])
})

test('the published site contains nothing of approvals', async () => {
  const texts = await readTexts(fixtureSite.folder)
  const settings = await readFile(path.join(fixtureSite.content.folder, 'requirements.yaml'), 'utf8')
  const approvalTexts = ['みほん法務', 'approval']
  expect(settings).toContain(approvalTexts[0])
  expect(
    texts.flatMap(([file, text]) =>
      approvalTexts.filter((secret) => text.includes(secret)).map((secret) => [file, secret]),
    ),
  ).toEqual([])
})

test('the published site contains nothing of the form editor', async () => {
  expect(await glob('admin/**', { cwd: fixtureSite.folder })).toEqual([])
  const texts = await readTexts(fixtureSite.folder)
  expect(texts.filter(([, text]) => /sveltia|own-sentence/i.test(text)).map(([file]) => file)).toEqual([])
})

test('the published site contains nothing of the preview bar', async () => {
  expect(await glob('**/*_preview*', { cwd: fixtureSite.folder, dot: true })).toEqual([])
  const texts = await readTexts(fixtureSite.folder)
  const pattern = /preview-bar|_preview\.js|preview-settings/
  expect(texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([])
})

test('only the pages of the specification are built', async () => {
  const built = await glob('**/index.html', { cwd: fixtureSite.folder })
  // The start page shows what runs now.
  const expected = ['/index.html', ...campaignPaths, ...otherPaths]
  expect(built.map((file) => `/${file.replace(/\/index\.html$/, '')}`).sort()).toEqual(expected.sort())
})

test('robots.txt excludes all robots, except those that fetch a shared link', async () => {
  const fetchers = 'User-agent: Twitterbot\nUser-agent: facebookexternalhit\nAllow: /\n'
  const text = await readFile(path.join(fixtureSite.folder, 'robots.txt'), 'utf8')
  expect(text).toBe(`${fetchers}\nUser-agent: *\nDisallow: /\n`)
})

test('the viewer of the calls is in a preview, and nothing of it in what is published', async () => {
  expect(await glob('examples/api/**', { cwd: fixtureSite.folder })).toEqual([])
  expect(
    (await readTexts(fixtureSite.folder)).filter(([, text]) => /swagger/i.test(text)).map(([file]) => file),
  ).toEqual([])
  expect(await glob('examples/api/*', { cwd: fixturePreview.folder })).toContain('examples/api/openapi.json')
})

test('a preview contains all of the sandbox', async () => {
  expect(markersIn(await readTexts(fixturePreview.folder))).toEqual(sandboxMarkers)
})

const scriptPattern = /(?:src|href)="\/(scripts\/[^"]+\.js)"/g

/** The scripts that a page loads at once. */
const scriptsIn = (html: string) => [...new Set([...html.matchAll(scriptPattern)].map(([, script = '']) => script))]

test('a screen has the style rules of elements that only its scripts create, whatever characters their classes contain', async () => {
  const html = await readFile(path.join(fixtureSite.folder, 'jp/card/loyalty/notification/index.html'), 'utf8')
  // The rules of a notice for missing data, and of a rate that only a response contains.
  for (const rule of ['grid-area:1/1', 'font-size:4rem']) expect(html).toContain(rule)
})

const zodMarkers = /invalid_type|ZodMini|_zod/

test('a screen loads six scripts at most, and none for browsers that are not supported', async () => {
  const pages = (await readTexts(fixtureSite.folder)).filter(([file]) => file.endsWith('.html'))
  const loaded = pages.map(([file, html]) => [file, scriptsIn(html).length] as const).filter(([, count]) => count > 0)
  expect(loaded).toHaveLength(20)
  expect(loaded.filter(([, count]) => count > 6)).toEqual([])
  expect(pages.filter(([, html]) => html.includes('nomodule'))).toEqual([])
})

test('a screen carries nothing that only the examples or a bundler need', async () => {
  const ofExamples = /examples\.[^/]*\.js$/
  const pages = (await readTexts(fixtureSite.folder)).filter(([file]) => file.endsWith('.html'))
  const withExamples = pages.filter(([, html]) => scriptsIn(html).some((script) => ofExamples.test(script)))
  expect(withExamples.map(([file]) => file).filter((file) => !file.startsWith('examples/'))).toEqual([])
  const scripts = await readTexts(path.join(fixtureSite.folder, 'scripts'))
  expect(scripts.some(([file]) => ofExamples.test(file))).toBe(true)
  // Vite's loader of style sheets, and the helper that defines class fields one by one.
  expect(scripts.filter(([, text]) => /vite:preload|toPrimitive/.test(text)).map(([file]) => file)).toEqual([])
})

test('scripts of a screen weigh at most 97.3 kB: what lending, the heaviest, reached, and 3 % more', () => {
  const screens = readPageReports(fixtureSite.folder).filter(({ isScreen }) => isScreen)
  expect(screens.filter(({ weight }) => weight.js > 97_300)).toEqual([])
  expect(Math.max(...screens.map(({ weight }) => weight.js))).toBeGreaterThan(90_000)
})

test('the scripts of a campaign page, which are inline, weigh at most 4.2 kB', async () => {
  const html = await readFile(path.join(fixtureSite.folder, 'jp/card/202304-9/tablets/index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text).join('')
  // Fewer characters than any page has: the expression that finds them would be wrong.
  expect(scripts.length).toBeGreaterThan(1_000)
  expect(brotliCompressSync(scripts).length).toBeLessThanOrEqual(4_200)
})

test('no script of a screen runs after the checks of responses: those arrive beside it', async () => {
  const scripts = await readTexts(path.join(fixtureSite.folder, 'scripts'))
  const [checks = expect.fail('no script checks responses')] = scripts.filter(([, text]) => zodMarkers.test(text))
  const importing = scripts.filter(([, text]) => text.includes(`from"./${path.basename(checks[0])}"`))
  expect(importing.map(([file]) => file.replace(/^.*?([\w-]+)\..*$/, '$1'))).toEqual(['calendar-schema'])
})

test.each(['date', 'deeplinks', 'dummy-external'])(
  '/examples/%s, which checks no answer of the server, loads no zod',
  async (name) => {
    const html = await readFile(path.join(fixtureSite.folder, `examples/${name}/index.html`), 'utf8')
    const texts = await Promise.all(
      scriptsIn(html).map((script) => readFile(path.join(fixtureSite.folder, script), 'utf8')),
    )
    expect(texts.filter((text) => zodMarkers.test(text))).toEqual([])
    const scripts = await readTexts(path.join(fixtureSite.folder, 'scripts'))
    expect(scripts.some(([, text]) => zodMarkers.test(text))).toBe(true)
  },
)

test('a page that makes four calls contains those four only', async () => {
  const html = await readFile(path.join(fixtureSite.folder, 'examples/check-webview/status/index.html'), 'utf8')
  const scripts = await Promise.all(
    scriptsIn(html).map((script) => readFile(path.join(fixtureSite.folder, script), 'utf8')),
  )
  const carried = Object.values(allCalls).filter(({ path: url }) =>
    scripts.some((script) => new RegExp(`["'\`]${url}["'\`]`).test(script)),
  )
  expect(carried.map(({ path: url }) => url).sort()).toEqual([
    '/v1/get_invite_code',
    '/v1/get_loyalty',
    '/v1/list_entry_type_campaign_promotions_anonymous',
    '/v1/raise_error',
  ])
})

test('the client with three calls is less than 1.7 kB gzip, before schemas', async () => {
  const contents = `
    import { createClient, defaultMiddleware } from '#api-client/client.ts'
    import { listEntryTypeCampaignPromotionsAnonymous } from '#api-client/calls/list-entry-type-campaign-promotions-anonymous.ts'
    import { getInviteCode } from '#api-client/calls/get-invite-code.ts'
    import { getLoyalty } from '#api-client/calls/get-loyalty.ts'
    const { call } = createClient({ middleware: defaultMiddleware(console) })
    for (const read of [getLoyalty, getInviteCode, listEntryTypeCampaignPromotionsAnonymous]) call(read)`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: root,
    entryNames: 'client',
    chunkNames: '[hash]',
    target: [...targets],
  })
  const client = outputFiles.find((file) => path.basename(file.path) === 'client.js')?.text ?? ''
  expect(client).toContain('/v1/get_loyalty')
  expect(gzipSync(client, { level: 9 }).length).toBeLessThan(1_700)
})
