import type { Locator } from '@playwright/test'

/** Drops a file, as from the desktop. */
export async function dropFile(
  target: Locator,
  { name, type, bytes }: { name: string; type: string; bytes: Buffer },
): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ({ name, type, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { name, type, base64: bytes.toString('base64') },
  )
  await target.dispatchEvent('drop', { dataTransfer })
}
