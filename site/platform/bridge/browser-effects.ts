import { deviceClock } from '../clock.ts'
import type { Effects } from './effects.ts'
import { getReturnUrl } from './android-intents.ts'

/**
 * Selects the text in an invisible field and copies it. The field is added inside a modal dialog if one is open,
 * because everything outside it is inert.
 */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // A read-only field does not open the keyboard; 16 px prevents iOS from zooming in.
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' })
  const parent = document.querySelector('dialog[open]') ?? document.body
  parent.append(field)
  field.focus({ preventScroll: true })
  field.setSelectionRange(0, text.length)
  // oxlint-disable-next-line typescript/no-deprecated -- The only way in web views without a clipboard.
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** Calls back once, when the page is hidden. Returns a function that cancels. */
function onHidden(callback: () => void): () => void {
  function stop(): void {
    document.removeEventListener('visibilitychange', check)
  }
  function check(): void {
    if (document.visibilityState === 'visible') return
    stop()
    callback()
  }
  document.addEventListener('visibilitychange', check)
  return stop
}

/** Creates the effects of a real browser or web view. Makes no decisions. */
export function createBrowserEffects(): Effects {
  return {
    navigate: (url) => location.assign(url),
    alert: (text) => window.alert(text),
    writeClipboard: 'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
    copyBySelection,
    share: 'share' in navigator ? (text) => navigator.share({ text }) : undefined,
    onHidden,
    returnUrl: getReturnUrl,
    clock: deviceClock,
  }
}
