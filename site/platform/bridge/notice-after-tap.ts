import { returnUrl } from './android-intents.ts'
import { encodeValue } from './app-links.ts'
import { noticeDelay } from './open-app.ts'

let timer: ReturnType<typeof setTimeout> | undefined

function stop(): void {
  clearTimeout(timer)
  document.removeEventListener('visibilitychange', stop)
}

/**
 * Shows the page's notice after a link to the app if the page is still visible `noticeDelay` after the tap, the only
 * sign that the app did not open (D36). For pages without React, and small, because every page includes it. A second
 * tap restarts the delay.
 */
export function showNoticeAfterTap(link: HTMLAnchorElement, storeUrl: string): void {
  const notice = document.querySelector<HTMLElement>('[data-not-opened]')
  // Android would open the store automatically; a fallback to this page leaves it unchanged.
  link.href = link.href.replace(/(S\.browser_fallback_url=)[^;]*/, (_, name: string) => name + encodeValue(returnUrl()))
  stop()
  document.addEventListener('visibilitychange', stop)
  timer = setTimeout(() => {
    stop()
    if (!notice) return
    const [retryLink, storeLink] = notice.querySelectorAll('a')
    if (retryLink) Object.assign(retryLink, { href: link.href }).dataset['store'] = storeUrl
    if (storeLink) storeLink.href = storeUrl
    if (!notice.contains(link)) link.after(notice)
    notice.hidden = false
  }, noticeDelay)
}

/** Timeout of copying in milliseconds, after which the URL is shown instead. */
const copyTimeout = 3_000

/**
 * Copies the page's URL with the parameters that its screen supports (D34). If that fails, the URL replaces the button
 * so that it can be selected.
 */
export function copyPageLink(button: HTMLElement): void {
  const keptQuery = document.querySelector<HTMLElement>('[data-kept]')?.dataset['kept'] ?? ''
  const url = location.origin + location.pathname + keptQuery
  const showUrl = () => button.replaceWith(url)
  const timeoutTimer = setTimeout(showUrl, copyTimeout)
  // A missing clipboard throws at once; inside a promise it rejects.
  new Promise((resolve) => resolve(navigator.clipboard.writeText(url))).then(() => {
    clearTimeout(timeoutTimer)
    button.textContent = 'コピーしました'
  }, showUrl)
}
