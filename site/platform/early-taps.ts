/** Parts of an island that need a script; content in its slots stays as the server rendered it. */
const tappable = '[data-island] :is(button, a[href])'

/** Finds the button or link of an island that an event is for; undefined if it works without React. */
function findTapped({ target }: Event): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(tappable) : null
  const needsNoReact = element === null || element.closest('[data-slot], [data-reload], [href^="#"]') !== null
  return needsNoReact ? undefined : element
}

/** Maximum age of a tap that React may still handle, in milliseconds; after that, the effect would be unexpected. */
export const tapTimeout = 30_000

/**
 * Records the last tap on a button or link of an island until React has hydrated the page, and shows immediately that
 * it was registered. If hydration fails, a link is followed; a button still receives its tap if React finally loads on
 * a slow connection.
 */
export function recordEarlyTaps(root: HTMLElement): void {
  let last: { element: HTMLElement; at: number } | undefined
  function onClick(event: Event): void {
    const tapped = findTapped(event)
    if (!tapped || (root.dataset['hydration'] === 'failed' && tapped instanceof HTMLAnchorElement)) return
    event.preventDefault()
    event.stopPropagation()
    last?.element.removeAttribute('data-tapped')
    tapped.dataset['tapped'] = ''
    last = { element: tapped, at: Date.now() }
  }
  document.addEventListener('click', onClick, true)
  const watch = new MutationObserver(() => {
    const isDone = root.dataset['hydration'] === 'done'
    if (isDone) {
      watch.disconnect()
      document.removeEventListener('click', onClick, true)
    }
    last?.element.removeAttribute('data-tapped')
    if (!last?.element.isConnected || Date.now() - last.at > tapTimeout) return
    const { element } = last
    if (!isDone && !(element instanceof HTMLAnchorElement)) return
    last = undefined
    // Islands receive their environment in a separate render right after this one.
    setTimeout(() => element.click())
  })
  watch.observe(root, { attributeFilter: ['data-hydration'] })
}
