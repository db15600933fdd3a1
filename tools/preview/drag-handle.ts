/** Maximum movement of a finger that counts as a tap, in pixels. */
const threshold = 6

/** Makes a handle draggable along the edge of the screen. A tap or the keyboard calls `onTap`. */
export function makeDraggable(handle: HTMLElement, onTap: () => void): void {
  let start: { y: number; top: number } | undefined
  let isMoved = false
  handle.addEventListener('pointerdown', ({ clientY, pointerId }) => {
    handle.setPointerCapture(pointerId)
    start = { y: clientY, top: handle.getBoundingClientRect().top }
    isMoved = false
  })
  handle.addEventListener('pointermove', ({ clientY }) => {
    if (!start || (!isMoved && Math.abs(clientY - start.y) < threshold)) return
    isMoved = true
    const lowest = innerHeight - handle.offsetHeight
    handle.style.top = `${Math.min(Math.max(start.top + clientY - start.y, 0), lowest)}px`
  })
  const end = () => (start = undefined)
  handle.addEventListener('pointerup', end)
  handle.addEventListener('pointercancel', end)
  handle.addEventListener('click', () => {
    if (!isMoved) onTap()
    isMoved = false
  })
}
