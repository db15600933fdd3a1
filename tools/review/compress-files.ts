import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { encodeText } from '../build/text-forms.ts'
import { compressible } from '../hosting/encodings.ts'

/** Puts the compressed variants beside every text of a folder, as a build does for hosts that send them. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await glob('**', { cwd: folder })
  for (const name of names.filter((name) => compressible.test(name))) {
    const file = path.join(folder, name)
    for (const { ending, bytes } of await encodeText(await readFile(file), 'quick'))
      if (ending !== '') await writeFile(`${file}${ending}`, bytes)
  }
}
