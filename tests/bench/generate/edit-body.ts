import { readFile, writeFile } from 'node:fs/promises'

/** How a sentence tells how often it was written anew. */
const count = /改訂(\d+)）/

/** A line of text that is neither heading, list nor block. */
const plainLine = /^([^\s#<>|*-].*)。$/m

/**
 * Saves a body with one sentence written anew, and tells the words in it that were never there before.
 * @throws RangeError where it has no sentence of its own
 */
export async function editBody(file: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  const words = `改訂${Number(count.exec(text)?.[1] ?? 0) + 1}）`
  const edited = count.test(text) ? text.replace(count, words) : text.replace(plainLine, `$1（${words}。`)
  if (edited === text) throw new RangeError(`${file} has no sentence to edit`)
  await writeFile(file, edited)
  return words
}
