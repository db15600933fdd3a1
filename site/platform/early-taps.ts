/** What of an island only a script answers; what stands in a slot of it stays as the server made it. */
const tappable = '[data-island] :is(button, a[href])'

function findTapped({ target }: Event): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(tappable) : null
  const isAnswered = element === null || element.closest('[data-slot], [data-reload], [href^="#"]') !== null
  return isAnswered ? undefined : element
}

/**
 * Keeps the last tap on a button or link of an island until React has taken the page over, and shows at once that it was
 * taken up. Where that never happens a link is followed.
 */
export function keepEarlyTaps(root: HTMLElement): void {
  let kept: HTMLElement | undefined
  function onClick(event: Event): void {
    const tapped = findTapped(event)
    if (!tapped) return
    event.preventDefault()
    event.stopPropagation()
    kept?.removeAttribute('data-tapped')
    tapped.dataset['tapped'] = ''
    kept = tapped
  }
  document.addEventListener('click', onClick, true)
  const watch = new MutationObserver(() => {
    const { hydration } = root.dataset
    if (hydration === undefined) return
    watch.disconnect()
    document.removeEventListener('click', onClick, true)
    kept?.removeAttribute('data-tapped')
    // Islands learn where they are shown in a render of their own, right after this.
    if (kept?.isConnected && (hydration === 'done' || kept instanceof HTMLAnchorElement))
      setTimeout(() => kept?.click())
  })
  watch.observe(root, { attributeFilter: ['data-hydration'] })
}
