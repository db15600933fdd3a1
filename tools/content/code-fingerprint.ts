import path from 'node:path'

import { glob } from 'tinyglobby'

import { hashOf } from '../shared/files/hash.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'

/** Tests and their helpers, which do not affect results. */
const testFiles = ['**/*.test.{ts,tsx}', '**/*test-cases.ts', '**/test-support.ts']

/**
 * Returns a hash that changes with the code that reads content: its calculations, schemas, content layer, number
 * formats, and library versions.
 */
export async function codeFingerprint(root: string): Promise<string> {
  const files = await glob(
    [
      'domain/**/*.ts',
      'schemas/**/*.ts',
      'blocks/format.ts',
      'content-layer/**/*.ts',
      'tools/{content,images}/**/*.ts',
      'package-lock.json',
    ],
    {
      cwd: root,
      followSymbolicLinks: false,
      ignore: testFiles,
    },
  )
  return hashOf(...files.sort().map((file) => readPlainFile(path.join(root, file))))
}
