import type { Clock } from '../clock.ts'

/** Side effects of commands; `undefined` if the browser or web view lacks the feature. */
export type Effects = {
  /** Navigates in the same way as a link. */
  navigate: (url: string) => void
  /** Shows plain text until it is dismissed. */
  alert: (text: string) => void
  /** Rejects if the browser refuses. */
  writeClipboard: ((text: string) => Promise<void>) | undefined
  /** Copies in the legacy way. Returns whether it worked. */
  copyBySelection: (text: string) => boolean
  /** The system's share sheet. Rejects with an `AbortError` when it is dismissed. */
  share: ((text: string) => Promise<void>) | undefined
  /** Calls back once, when the page is hidden. Returns a function that cancels. */
  onHidden: (callback: () => void) => () => void
  /** Returns the URL of this page, which Android opens if the app is not installed: the page stays as it is (D36). */
  returnUrl: () => string
  clock: Clock
}
