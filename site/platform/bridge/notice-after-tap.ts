import { getReturnUrl } from './android-intents.ts'
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
  link.href = link.href.replace(
    /(S\.browser_fallback_url=)[^;]*/,
    (_, name: string) => name + encodeValue(getReturnUrl()),
  )
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
