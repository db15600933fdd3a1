import type { Clock } from '../clock.ts'

/** The side effects that commands may have. `undefined` where the browser or web view lacks the feature. */
export type Effects = {
  /** Navigates as a followed link does. */
  navigate: (url: string) => void
  /** Shows plain text until it is dismissed. */
  alert: (text: string) => void
  /** Rejects where the browser refuses. */
  writeClipboard: ((text: string) => Promise<void>) | undefined
  /** The legacy way to copy. Returns whether it worked. */
  copyBySelection: (text: string) => boolean
  /** The system's share sheet. Rejects with an `AbortError` when it is dismissed. */
  share: ((text: string) => Promise<void>) | undefined
  /** Calls back once, when the page is hidden. Returns a function that cancels. */
  onHidden: (callback: () => void) => () => void
  /** The address of this page, which Android goes to where the app is not installed: it stays as it is (D36). */
  returnUrl: () => string
  clock: Clock
}
