import { readFile, writeFile } from 'node:fs/promises'

/** The edit counter in a sentence. */
const count = /改訂(\d+)）/

/** A line of text that is neither heading, list nor block. */
const plainLine = /^([^\s#<>|*-].*)。$/m

/**
 * Edits one sentence of a body, and returns a text in it that never occurred before.
 * @throws RangeError where the body has no such sentence
 */
export async function editBody(file: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  const revision = `改訂${Number(count.exec(text)?.[1] ?? 0) + 1}）`
  const edited = count.test(text) ? text.replace(count, revision) : text.replace(plainLine, `$1（${revision}。`)
  if (edited === text) throw new RangeError(`${file} has no sentence to edit`)
  await writeFile(file, edited)
  return revision
}
