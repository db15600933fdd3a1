const hop = [{ scale: '1' }, { scale: '1.02 0.94' }, { scale: '0.98 1.07' }, { scale: '1' }]

/** Lets the characters on the stage hop once after an action of the visitor, unless reduced motion is preferred. */
export function animateStageImage(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const image = document.querySelector<HTMLElement>('.screen .painted img')
  image?.style.setProperty('transform-origin', 'bottom')
  image?.animate(hop, { duration: 400, easing: 'ease-out' })
}
