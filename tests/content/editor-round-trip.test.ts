import { readFileSync } from 'node:fs'
import path from 'node:path'

import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'
import { getFormat } from '#editor/formats/formats.ts'

const files = ['content', 'tests/corpus/content'].flatMap((folder) =>
  globSync('**/*.{yaml,mdx}', { cwd: path.join(root, folder) }).map((file) => [folder, file] as const),
)

test.each(files)('a file that is opened and saved keeps its bytes: %s/%s', (folder, file) => {
  const text = readFileSync(path.join(root, folder, file), 'utf8')
  const format = getFormat(file)
  for (const end of ['\n', '\r\n', '\r'])
    for (const mark of ['', '\uFEFF']) {
      const source = mark + text.replaceAll('\n', end)
      expect(format.toFile(format.fromFile(source))).toBe(source)
    }
})
