import { pageError } from '../page-error.ts'

function makeElement(tag: string, className: string, text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}

/** Replaces a page that was lost before it had arrived completely. */
function makeErrorPage(): Node[] {
  const page = makeElement('main', 'px-5 pt-14 pb-14 text-center', '')
  const retry = makeElement('button', 'mt-7 min-h-13 rounded-full border-2 border-ink px-5 font-bold', pageError.retry)
  retry.dataset['reload'] = ''
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon)
    page.append(
      Object.assign(document.createElement('img'), { src: icon.href, alt: '', className: 'mx-auto mb-5 size-14' }),
    )
  page.append(
    makeElement('h1', 'text-heading font-extrabold', pageError.text),
    makeElement('p', 'mt-3', pageError.advice),
    makeElement('p', 'mt-1 text-note text-sub', pageError.title),
    retry,
  )
  return [page]
}

/**
 * Restores the server's markup when React unmounts the whole page because of an error outside all error boundaries,
 * such as in a web view in which Next itself cannot run. `onRestore` updates the style sheet and the page script.
 */
export function restoreLostPage(onRestore: () => void): void {
  let served: Node[] = []
  function check(): void {
    if (document.querySelector('main')) return
    const page = served.length > 0 ? served.map((node) => node.cloneNode(true)) : makeErrorPage()
    document.body.replaceChildren(...page)
    onRestore()
  }
  document.addEventListener('DOMContentLoaded', () => {
    // Our markup has no style attributes. In a cloned element, Chromium would apply one that the page's policy had
    // refused.
    if (document.querySelector('main') && !document.querySelector('[style]'))
      served = [...document.body.childNodes].map((node) => node.cloneNode(true))
    check()
    new MutationObserver(check).observe(document.body, { childList: true })
  })
}
