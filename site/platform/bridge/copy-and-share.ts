import type { Effects } from './effects.ts'

/** Copies text by the clipboard, or by a selection where there is none or it refuses. */
export async function copyText(text: string, effects: Effects): Promise<'copied' | 'failed'> {
  try {
    if (effects.writeClipboard) {
      await effects.writeClipboard(text)
      return 'copied'
    }
  } catch {
    // Refused: a selection may still work.
  }
  return effects.copyBySelection(text) ? 'copied' : 'failed'
}

/**
 * Shares text by the system's share sheet, or copies it where there is none or it fails. Closing the sheet is no
 * failure.
 */
export async function shareText(text: string, effects: Effects): Promise<'done' | 'cancelled' | 'copied' | 'failed'> {
  try {
    if (effects.share) {
      await effects.share(text)
      return 'done'
    }
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') return 'cancelled'
  }
  return copyText(text, effects)
}
