import type { Clock } from '../clock.ts'

/** Everything that a command does to the world. `undefined` where a browser or web view lacks it. */
export type Effects = {
  /** Leaves for an address, as a followed link does. */
  navigate: (url: string) => void
  /** Shows plain text until the person has read it. */
  alert: (text: string) => void
  /** Rejects where the browser refuses. */
  writeClipboard: ((text: string) => Promise<void>) | undefined
  /** The way to copy before there was a clipboard: a selection. Tells whether it worked. */
  copyBySelection: (text: string) => boolean
  /** The system's share sheet. Rejects with an `AbortError` when the person closes it. */
  share: ((text: string) => Promise<void>) | undefined
  /** Calls back once when the page is no longer seen; what it returns takes that back. */
  onHidden: (callback: () => void) => () => void
  clock: Clock
}
