import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { hashOf } from './hash.ts'

/** Changes with the code that reads content: schemas, content layer, and the libraries' versions. */
export async function codeFingerprint(root: string): Promise<string> {
  const files = await glob(['schemas/**/*.ts', 'site/content-layer/**/*.ts', 'site/routes.ts', 'package.json'], {
    cwd: root,
    ignore: ['**/*.test.ts', '**/cases/**', '**/test-support.ts'],
  })
  const texts = await Promise.all(files.sort().map((file) => readFile(path.join(root, file))))
  return hashOf(...texts)
}
