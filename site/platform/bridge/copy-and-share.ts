import type { Effects } from './effects.ts'

/** Timeout of the clipboard and the share sheet, in milliseconds; in some web views they never settle. */
export const settleTimeout = 3_000

/** Writes to the clipboard. Rejects if the browser refuses or does not settle in time. */
function writeInTime(text: string, write: (text: string) => Promise<void>, { clock }: Effects): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(settleTimeout, () => reject(new Error('the clipboard does not settle')))
    void write(text).finally(stop).then(resolve, reject)
  })
}

/**
 * Copies text using the clipboard API, and falls back to a selection if that is missing, refuses, or does not settle.
 */
export async function copyText(text: string, effects: Effects): Promise<'copied' | 'failed'> {
  try {
    if (effects.writeClipboard) {
      await writeInTime(text, effects.writeClipboard, effects)
      return 'copied'
    }
  } catch {
    // A selection may still work.
  }
  return effects.copyBySelection(text) ? 'copied' : 'failed'
}

const sharing = new WeakSet<Effects>()

/**
 * Opens the system's share sheet, and falls back to copying if there is none or it fails. Dismissing the sheet is not a
 * failure. While the sheet is open, further taps do nothing.
 */
export async function shareText(
  text: string,
  effects: Effects,
): Promise<'done' | 'cancelled' | 'copied' | 'failed' | 'pending'> {
  if (sharing.has(effects)) return 'pending'
  try {
    if (effects.share) {
      sharing.add(effects)
      await effects.share(text)
      return 'done'
    }
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') return 'cancelled'
    if (cause instanceof Error && cause.name === 'InvalidStateError') return 'pending'
  } finally {
    sharing.delete(effects)
  }
  return copyText(text, effects)
}
