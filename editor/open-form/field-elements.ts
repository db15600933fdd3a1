// Finds, scrolls to and focuses the fields of the open form in Sveltia's page. The element of a field is a `section` with
// its path, such as `headline.figure`, in the attribute `data-key-path`.

/** Selects the controls of a field: native ones, and elements with a role. */
export const controls = ':is(input, textarea, select, [role=combobox], [role=spinbutton])'

/** Selects the pane of Sveltia's page with the fields. A second pane shows the preview. */
const editPane = '.content-editor .pane[data-mode="edit"]'

/** Returns the element of the field at a path; null if Sveltia has not drawn it. */
export function findFieldElement(keyPath: string): HTMLElement | null {
  return document.querySelector(`${editPane} section[data-key-path="${CSS.escape(keyPath)}"]`)
}

/** Returns the element of the field at a path, or else of the nearest group or list around it; null if none is drawn. */
export function findNearestFieldElement(keyPath: string): HTMLElement | null {
  const cut = keyPath.lastIndexOf('.')
  return findFieldElement(keyPath) ?? (cut < 0 ? null : findNearestFieldElement(keyPath.slice(0, cut)))
}

/** Maximum time to wait for a field or its control, in ms: a busy computer takes seconds to draw a form. */
const maxWait = 10_000

/** Maximum time to wait without progress: both in frames, of which Sveltia needs a few, and in ms, for slow devices. */
const maxIdle = { frames: 15, milliseconds: 500 }

/** Scrolls to the field at a path, because Sveltia draws only fields in view, and returns it, or the nearest around it. */
export async function scrollToFieldElement(keyPath: string): Promise<HTMLElement | null> {
  let idleFrames = 0
  const started = performance.now()
  let lastProgress = started
  const isStuck = () => idleFrames >= maxIdle.frames && performance.now() - lastProgress >= maxIdle.milliseconds
  while (performance.now() - started < maxWait && !isStuck()) {
    const field = findFieldElement(keyPath)
    if (field) return field
    const around = findNearestFieldElement(keyPath) ?? document.querySelector(editPane)
    // The element that Sveltia draws in place of fields out of view.
    const undrawn = around?.querySelector('.placeholder')
    undrawn?.scrollIntoView({ block: 'center' })
    idleFrames = undrawn ? 0 : idleFrames + 1
    if (undrawn) lastProgress = performance.now()
    await new Promise(requestAnimationFrame)
  }
  return findNearestFieldElement(keyPath)
}

function isScrollable(element: Element): boolean {
  return element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible'
}

/**
 * Returns a function that restores the position of the field with the focus, or of the field in the middle of the pane if
 * the other is not in view.
 */
export function preserveScrollPosition(): () => void {
  const pane = document.querySelector(editPane)
  if (!pane) return () => undefined
  const { top, bottom, left, right } = pane.getBoundingClientRect()
  const isInView = (element: Element) => {
    const { y } = element.getBoundingClientRect()
    return y >= top && y < bottom
  }
  const fieldAround = (element: Element | null) =>
    pane.contains(element) ? element?.closest('section[data-key-path]') : undefined
  const focused = fieldAround(document.activeElement)
  const middle = fieldAround(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  const field = focused && isInView(focused) ? focused : middle
  const before = field?.getBoundingClientRect().top ?? 0
  return () => {
    if (!field?.isConnected) return
    let scroller = field.parentElement
    while (scroller && !isScrollable(scroller)) scroller = scroller.parentElement
    scroller?.scrollBy({ top: field.getBoundingClientRect().top - before, behavior: 'instant' })
  }
}

/** Returns whether Sveltia shows a dialog, such as whether to restore a draft. */
function isDialogOpen(): boolean {
  return document.activeElement?.closest('[role=alertdialog]') != null
}

/**
 * Focuses the control of the field at a path, once Sveltia has drawn it and no dialog is open. Stops waiting if the user
 * focuses something else.
 */
export async function focusField(keyPath: string): Promise<void> {
  const before = document.activeElement
  let started = performance.now()
  const isAwaited = () => {
    const now = document.activeElement
    return (now === before || now === document.body) && performance.now() - started < maxWait
  }
  while (!findFieldElement(keyPath)?.contains(document.activeElement) && (isDialogOpen() || isAwaited())) {
    if (isDialogOpen()) started = performance.now()
    else findFieldElement(keyPath)?.querySelector<HTMLElement>(controls)?.focus()
    await new Promise(requestAnimationFrame)
  }
}

/** Returns the control of a field if it is an input or a text area. */
export function findTextControl(field: HTMLElement | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = field?.querySelector(controls)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined
}
