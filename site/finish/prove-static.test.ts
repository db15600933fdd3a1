import { describe, expect, test } from 'vitest'

import { parseHtml } from './html.ts'
import type { ClientManifest, NextBuild } from './next-build.ts'
import { examinedNextVersion, idleNextModules } from './next-modules.ts'
import { reasonsToKeep } from './prove-static.ts'

const nextChunk = '/_next/static/chunks/next.js'
const [, layoutRouter = ''] = idleNextModules
const ownModule = '[project]/blocks/notice/notice.tsx'

function manifestOf(modules: readonly string[]): ClientManifest {
  return {
    clientModules: Object.fromEntries(modules.map((name, index) => [name, { id: index + 1, chunks: [nextChunk] }])),
    entryJSFiles: { '[project]/site/app/layout': ['static/chunks/next.js'] },
  }
}

const build: NextBuild = {
  version: examinedNextVersion,
  basePath: '',
  commonScripts: new Set(['/_next/static/chunks/main.js']),
  manifestFor: () => Promise.resolve(undefined),
}

const rows = [
  '1:"$Sreact.fragment"',
  `2:I[1,["${nextChunk}"],"default"]`,
  '3:["$","$L2",null,{"children":"$4"}]',
  '4:["$","p",null,{"children":"言葉 $$5"}]',
  '5:null',
  '',
]

type Parts = { rows?: readonly string[]; body?: string; modules?: readonly string[]; version?: string; pushes?: readonly string[] }

function flightScript(text: string): string {
  return `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`
}

/** A page as Next exports it, in small. */
function reasonsFor({ rows: ownRows = rows, body = '', modules = [layoutRouter], version = examinedNextVersion, pushes }: Parts): string[] {
  const text = ownRows.join('\n')
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8"><script src="/_next/static/chunks/main.js" async></script></head><body><!--$--><p>言葉</p><!--/$-->${body}
<script>own()</script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[9]});</script>
<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pushes?.join('') ?? [text.slice(0, 40), text.slice(40)].map(flightScript).join('')}</body></html>`
  return reasonsToKeep(parseHtml(html), { manifest: manifestOf(modules), build: { ...build, version }, ownScripts: new Set(['own()']) })
}

test('a page of server components alone needs nothing of Next in the browser', () => {
  expect(reasonsFor({})).toEqual([])
})

describe('a page is kept whole', () => {
  test.each<[what: string, parts: Parts, reason: RegExp]>([
    ['whose route could load a client component', { modules: [layoutRouter, ownModule] }, /^a client module: \[project\]\/blocks\/notice/],
    [
      'whose route could load a module of Next that nobody looked at',
      { modules: [layoutRouter, '[project]/node_modules/next/dist/client/new.js'] },
      /^a client module: .*new\.js/,
    ],
    ['that names a client component in its flight data alone', { rows: [...rows.slice(0, -1), '6:I[77,[],"default"]', ''] }, /in the flight data: number 77/],
    ['of another version of Next', { version: '16.5.0' }, /^Next 16\.5\.0 was not looked at/],
    ['with a part still to come', { body: '<!--$?--><template id="B:0"></template><!--/$-->' }, /pending Suspense/],
    ['with a part that came late', { body: '<div hidden id="S:0"><p>後から</p></div>' }, /pending Suspense/],
    ['with a part that failed', { body: '<!--$!--><!--/$-->' }, /pending Suspense/],
    ['with an inline script of unknown make', { body: '<script>somebody()</script>' }, /^an unknown script: somebody/],
    ['with a script from elsewhere', { body: '<script src="https://cdn.example/a.js"></script>' }, /^an unknown script: https:/],
    ['with a script of this site that Next does not know', { body: '<script src="/_next/static/chunks/other.js"></script>' }, /^an unknown script: .*other/],
    ['whose own script is changed by a character', { body: '<script>own();</script>' }, /^an unknown script: own\(\);/],
    [
      'with a chunk loader that does more',
      { body: '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":1});steal()</script>' },
      /^an unknown script/,
    ],
    ['with a data block that a script may read', { body: '<script type="application/json">{}</script>' }, /^an unknown script/],
    ['without flight data', { pushes: [] }, /^no flight data/],
    ['with flight data of a form state', { pushes: ['<script>self.__next_f.push([2,{}])</script>'] }, /^an unknown script/],
    ['with a row of an unknown kind', { rows: [...rows.slice(0, -1), '6:W"debug"', ''] }, /the kind "W"/],
    ['with a row that failed', { rows: [...rows.slice(0, -1), '6:E{"digest":"1"}', ''] }, /the kind "E"/],
    ['with binary data', { rows: [...rows.slice(0, -1), '6:o4,abcd'] }, /the kind "o"/],
    ['with a function of the server', { rows: [...rows.slice(0, -1), '6:{"action":"$h7"}', ''] }, /refers to "\$h7"/],
    ['with a reference of an unknown kind', { rows: [...rows.slice(0, -1), '6:["$Zerror"]', ''] }, /refers to "\$Zerror"/],
    ['with a part that never came', { rows: [...rows.slice(0, -1), '6:["$L99"]', ''] }, /^a part that never came: 99/],
    ['with rows that are cut off', { rows: ['1:["$","p"'] }, /is not JSON/],
    ['with rows that are no rows', { rows: ['<p>'] }, /a row begins with/],
  ])('%s', (_what, parts, reason) => {
    const reasons = reasonsFor(parts)
    expect(reasons).not.toEqual([])
    expect(reasons.join('\n')).toMatch(reason)
  })
})

test('text rows are read by their length, whatever they hold', () => {
  const text = '9:I[77,[],"x"]\n言葉'
  const length = Buffer.byteLength(text).toString(16)
  expect(reasonsFor({ rows: [...rows.slice(0, -1), `6:T${length},${text}7:"$6"`, ''] })).toEqual([])
})
