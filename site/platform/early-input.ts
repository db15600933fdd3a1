type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isOfServer = (element: Element) => element.closest('[data-slot]') !== null

/** Returns whether a field was edited since the page loaded. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  return field.value !== field.defaultValue
}

/**
 * Finds what was typed and expanded in islands before React took them over: React restores the fields, and hears of
 * neither (React 12955). Returns a function that reports both to React, as if they happened then.
 */
export function findEarlyInput(): (onReplayed?: () => void) => void {
  const fields = document.querySelectorAll<Field>('[data-island] :is(input, select, textarea)')
  const written = [...fields].flatMap((field) =>
    isOfServer(field) || !isChanged(field) ? [] : [[field, field.value] as const],
  )
  function replay(onReplayed?: () => void): void {
    for (const [field, value] of written) {
      // React has its own setter on the element, by which it would take the value for its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (const fold of document.querySelectorAll('[data-island] details[open]'))
      if (!isOfServer(fold)) fold.dispatchEvent(new Event('toggle'))
    onReplayed?.()
  }
  // React takes what happens within one of its effects all at once, and would take the later fields' old values with it.
  return (onReplayed) => (written.length > 0 ? void setTimeout(replay, 0, onReplayed) : replay(onReplayed))
}
