type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns whether an element is in a part of an island that React leaves as the server rendered it. */
const isServerRendered = (element: Element) => element.closest('[data-slot]') !== null

/** Returns whether a field has another value than in the page's HTML, where a select has its first option. */
function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  return field.value !== field.defaultValue
}

/**
 * Finds the fields of islands that were edited before hydration, to which React may write its own values. Returns a
 * function for after hydration, which restores the edits and reports them to React as events, as well as opened
 * `details`: React does not replay these events (React 12955).
 */
export function findEarlyInput(): (onReplayed?: () => void) => void {
  const fields = document.querySelectorAll<Field>('[data-island] :is(input, select, textarea)')
  const edits = [...fields].flatMap((field) =>
    isServerRendered(field) || !isEdited(field) ? [] : [[field, field.value] as const],
  )
  function replay(onReplayed?: () => void): void {
    for (const [field, value] of edits) {
      // React overrides the setter on the element, and would treat a value set there as already known.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (const details of document.querySelectorAll('[data-island] details[open]'))
      if (!isServerRendered(details)) details.dispatchEvent(new Event('toggle'))
    onReplayed?.()
  }
  // React batches events within an effect, and would process later fields with their old values.
  return (onReplayed) => (edits.length > 0 ? void setTimeout(replay, 0, onReplayed) : replay(onReplayed))
}
