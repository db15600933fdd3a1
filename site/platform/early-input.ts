type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isOfServer = (element: Element) => element.closest('[data-slot]') !== null

/** Returns whether a field was edited since the page loaded. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  return field.value !== field.defaultValue
}

/**
 * Finds the fields and disclosures of islands that were changed before hydration: React preserves their values, but
 * receives no events for them (React 12955). Returns a function that reports the changes to React as new events.
 */
export function findEarlyInput(): (onReplayed?: () => void) => void {
  const fields = document.querySelectorAll<Field>('[data-island] :is(input, select, textarea)')
  const written = [...fields].flatMap((field) =>
    isOfServer(field) || !isChanged(field) ? [] : [[field, field.value] as const],
  )
  function replay(onReplayed?: () => void): void {
    for (const [field, value] of written) {
      // React overrides the setter on the element, and would treat the value as already known.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (const fold of document.querySelectorAll('[data-island] details[open]'))
      if (!isOfServer(fold)) fold.dispatchEvent(new Event('toggle'))
    onReplayed?.()
  }
  // React batches events within an effect, and would process later fields with their old values.
  return (onReplayed) => (written.length > 0 ? void setTimeout(replay, 0, onReplayed) : replay(onReplayed))
}
