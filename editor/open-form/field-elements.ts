// Finds, scrolls and focuses the fields of the open form in Sveltia's page: each is a `section` with the path of its
// field, such as `headline.figure`, in the attribute `data-key-path`.

/** Selects the input elements of a field: native ones, and those that Sveltia builds itself. */
export const controls = ':is(input, textarea, select, [role=combobox], [role=spinbutton])'

/** Selects the part of Sveltia's page with the fields; a second pane shows the preview. */
const editPane = '.content-editor .pane[data-mode="edit"]'

/** Returns the element of the field at a path such as `headline.figure`; null if Sveltia has not rendered it. */
export function fieldElement(keyPath: string): HTMLElement | null {
  return document.querySelector(`${editPane} section[data-key-path="${CSS.escape(keyPath)}"]`)
}

/** Returns the element of the field at a path, or else of the closest group or list around it; null if none is drawn. */
export function nearestFieldElement(keyPath: string): HTMLElement | null {
  const cut = keyPath.lastIndexOf('.')
  return fieldElement(keyPath) ?? (cut < 0 ? null : nearestFieldElement(keyPath.slice(0, cut)))
}

/** Maximum time in which a field, or its control, is awaited, in ms: a busy computer takes seconds to draw a form. */
const maxWait = 10_000

/** How long a field is awaited without progress: in frames, of which Sveltia takes a few, and in ms, for slow devices. */
const maxIdle = { frames: 15, milliseconds: 500 }

/** Returns the field at a path, or the nearest around it, after scrolling to it: Sveltia draws only fields in view. */
export async function scrollToFieldElement(keyPath: string): Promise<HTMLElement | null> {
  let idleFrames = 0
  const started = performance.now()
  let lastProgress = started
  const isStuck = () => idleFrames >= maxIdle.frames && performance.now() - lastProgress >= maxIdle.milliseconds
  while (performance.now() - started < maxWait && !isStuck()) {
    const field = fieldElement(keyPath)
    if (field) return field
    const around = nearestFieldElement(keyPath) ?? document.querySelector(editPane)
    // Sveltia's element in place of fields that are out of view.
    const undrawn = around?.querySelector('.placeholder')
    undrawn?.scrollIntoView({ block: 'center' })
    idleFrames = undrawn ? 0 : idleFrames + 1
    if (undrawn) lastProgress = performance.now()
    await new Promise(requestAnimationFrame)
  }
  return nearestFieldElement(keyPath)
}

function isScrollable(element: Element): boolean {
  return element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible'
}

/** Returns a function that scrolls back to the field with the focus, if in view, or else to that in the middle. */
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

/** Returns whether Sveltia asks the user something first, such as whether to restore a draft. */
function isDialogOpen(): boolean {
  return document.activeElement?.closest('[role=alertdialog]') != null
}

/**
 * Focuses the control of the field at a path, which Sveltia draws after the field itself; waits for the answer to a
 * dialog, and gives up if the user focuses something else meanwhile.
 */
export async function focusField(keyPath: string): Promise<void> {
  const before = document.activeElement
  let started = performance.now()
  const isAwaited = () => {
    const now = document.activeElement
    return (now === before || now === document.body) && performance.now() - started < maxWait
  }
  while (!fieldElement(keyPath)?.contains(document.activeElement) && (isDialogOpen() || isAwaited())) {
    if (isDialogOpen()) started = performance.now()
    else fieldElement(keyPath)?.querySelector<HTMLElement>(controls)?.focus()
    await new Promise(requestAnimationFrame)
  }
}

/** Returns the control of a field that is typed into; undefined for any other. */
export function textControlIn(field: HTMLElement | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = field?.querySelector(controls)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined
}
