/** How far a finger may move and still tap, in pixels. */
const threshold = 6

/**
 * Lets a handle at the edge of the screen be moved along it, so that it covers nothing that has to be read. A tap calls
 * `onTap`, and so does the keyboard.
 */
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
