import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

/** Tests of what marketers write, which run on any content, and tools that show it. */
const contentTests = [
  'tests/content/**',
  'tests/acceptance/**',
  'tests/bench/**',
  'tests/support/sites/{content-sites,grown-content}.ts',
]
const tools = ['tests/{run-all,screenshots}.ts', 'tests/extended/{editor-chaos,firefox,webkit}.ts', 'tests/webkit/**']

/** References to the project's own content and to what is built from it. */
const forbidden = [
  /\b(?:outFolder|previewFolder|ownContent|ownSite)\b/,
  /commands\/targets\.ts'/,
  /path\.join\(root, 'out', /,
  /glob\(\[?'content\//,
  /sites\/(?:content-sites|grown-content)\.ts'/,
]

/** Returns the source without type imports and the fixture site's own settings, which do not depend on content. */
function withoutTypes(source: string): string {
  return source.replace(/^import type .*$/gm, '')
}

test('no engine test reads `content/` or what is built from it', async () => {
  const files = await glob(
    ['tests/**/*.ts', '{domain,schemas,blocks,content-layer,site,tools,api-client,editor}/**/*.test.{ts,tsx}'],
    {
      cwd: root,
      ignore: [...contentTests, ...tools],
    },
  )
  expect(files.length).toBeGreaterThan(0)
  const violations: string[] = []
  for (const file of files.sort()) {
    const source = withoutTypes(await readFile(path.join(root, file), 'utf8'))
    if (file !== 'tests/repository/engine-and-content-apart.test.ts' && forbidden.some((way) => way.test(source)))
      violations.push(file)
  }
  expect(violations).toEqual([])
})
