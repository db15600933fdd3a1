import type { Effects } from './effects.ts'

/** Copies text through the clipboard API, and falls back to a selection where that is missing or refuses. */
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
 * Opens the system's share sheet, and falls back to copying where there is none or it fails. Dismissing the sheet is
 * not a failure.
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
