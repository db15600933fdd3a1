/** Parts of an island that need a script; content in its slots stays as the server rendered it. */
const tappable = '[data-island] :is(button, a[href])'

/** Finds the button or link of an island that an event is for; undefined if it works without React. */
function findTapped({ target }: Event): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(tappable) : null
  const needsNoReact = element === null || element.closest('[data-slot], [data-reload], [href^="#"]') !== null
  return needsNoReact ? undefined : element
}

/** A tap that waits for React. */
type Tap = { element: HTMLElement; island: HTMLElement; text: string | null; at: number }

/**
 * Finds what a tap is for now: React may have rendered the same button or link of the island anew. Undefined if there is
 * none, or only an invisible one that reserves space.
 */
function findTarget({ element, island, text }: Tap): HTMLElement | undefined {
  if (element.isConnected) return element
  return [...island.querySelectorAll<HTMLElement>('button, a[href]')].find(
    (one) => one.textContent === text && getComputedStyle(one).visibility !== 'hidden',
  )
}

/** Maximum age of a tap that React may still handle, in milliseconds; after that, the effect would be unexpected. */
export const tapTimeout = 30_000

/**
 * Records the last tap on a button or link of an island until React has hydrated the page, and shows immediately that
 * it was registered. If hydration fails, a link is followed; a button still receives its tap if React finally loads on
 * a slow connection.
 */
export function recordEarlyTaps(root: HTMLElement): void {
  let last: Tap | undefined
  function onClick(event: Event): void {
    const tapped = findTapped(event)
    const island = tapped?.closest<HTMLElement>('[data-island]')
    if (!tapped || !island || (root.dataset['hydration'] === 'failed' && tapped instanceof HTMLAnchorElement)) return
    event.preventDefault()
    event.stopPropagation()
    last?.element.removeAttribute('data-tapped')
    tapped.dataset['tapped'] = ''
    last = { element: tapped, island, text: tapped.textContent, at: Date.now() }
  }
  document.addEventListener('click', onClick, true)
  const watch = new MutationObserver(() => {
    const isDone = root.dataset['hydration'] === 'done'
    if (isDone) {
      watch.disconnect()
      document.removeEventListener('click', onClick, true)
    }
    last?.element.removeAttribute('data-tapped')
    if (!last || Date.now() - last.at > tapTimeout) return
    const tap = last
    if (!isDone && !(tap.element instanceof HTMLAnchorElement)) return
    last = undefined
    // Islands receive their environment in a separate render right after this one.
    setTimeout(() => findTarget(tap)?.click())
  })
  watch.observe(root, { attributeFilter: ['data-hydration'] })
}
