/** Parts of an island that need a script; content in its slots stays as the server rendered it. */
const tappable = '[data-island] :is(button, a[href])'

function findTapped({ target }: Event): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(tappable) : null
  const isAnswered = element === null || element.closest('[data-slot], [data-reload], [href^="#"]') !== null
  return isAnswered ? undefined : element
}

/**
 * Records the last tap on a button or link of an island until React has taken the page over, and shows at once that it
 * was registered. If hydration fails, a link is followed.
 */
export function recordEarlyTaps(root: HTMLElement): void {
  let lastTapped: HTMLElement | undefined
  function onClick(event: Event): void {
    const tapped = findTapped(event)
    if (!tapped) return
    event.preventDefault()
    event.stopPropagation()
    lastTapped?.removeAttribute('data-tapped')
    tapped.dataset['tapped'] = ''
    lastTapped = tapped
  }
  document.addEventListener('click', onClick, true)
  const watch = new MutationObserver(() => {
    const { hydration } = root.dataset
    if (hydration === undefined) return
    watch.disconnect()
    document.removeEventListener('click', onClick, true)
    lastTapped?.removeAttribute('data-tapped')
    // Islands learn where they are shown in a render of their own, right after this.
    if (lastTapped?.isConnected && (hydration === 'done' || lastTapped instanceof HTMLAnchorElement))
      setTimeout(() => lastTapped?.click())
  })
  watch.observe(root, { attributeFilter: ['data-hydration'] })
}
