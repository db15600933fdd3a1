import type { Build } from './make-options.ts'
import type { Effort, StoredText } from './text-store.ts'

/**
 * Stores a text in all its encodings and writes it to the output; again if the store has lost it meanwhile.
 * @throws Error if the store loses what is written to it
 */
export async function publishText(
  { texts, output }: Pick<Build, 'texts' | 'output'>,
  name: string,
  plain: Buffer,
  effort: Effort,
): Promise<StoredText> {
  const write = (text: StoredText) => output.writeText(name, text, () => texts.read(text))
  const text = await texts.add(plain, effort)
  if (write(text)) return text
  texts.forget(text)
  const again = await texts.add(plain, effort)
  if (write(again)) return again
  throw new Error('The cache does not keep what is written to it.')
}
