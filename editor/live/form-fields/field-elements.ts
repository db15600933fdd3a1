/** Selects the input elements of a field. */
export const controls = ':is(input, textarea, select, [role=combobox], [role=spinbutton])'

const editPane = '.content-editor .pane[data-mode="edit"]'

/** Returns the element of the field at a path such as `headline.figure`; null if Sveltia has not rendered it. */
export function fieldElement(keyPath: string): HTMLElement | null {
  return document.querySelector(`${editPane} section[data-key-path="${CSS.escape(keyPath)}"]`)
}

/** The field at a path, or the group or list around it that is drawn; null where none is. */
export function nearestFieldElement(keyPath: string): HTMLElement | null {
  const cut = keyPath.lastIndexOf('.')
  return fieldElement(keyPath) ?? (cut < 0 ? null : nearestFieldElement(keyPath.slice(0, cut)))
}

/** How often a field that is not there yet is looked for. Drawing takes Sveltia a few frames. */
const maxTries = 80

/**
 * Returns the field at a path, or the nearest around it. Sveltia draws fields as they scroll into view, so all previous
 * ones are scrolled into view.
 */
export async function scrollToFieldElement(keyPath: string): Promise<HTMLElement | null> {
  let waited = 0
  for (let tries = 0; tries < maxTries && waited < 15; tries += 1) {
    const field = fieldElement(keyPath)
    if (field) return field
    const around = nearestFieldElement(keyPath) ?? document.querySelector(editPane)
    const undrawn = around?.querySelector('.placeholder')
    undrawn?.scrollIntoView({ block: 'center' })
    waited = undrawn ? 0 : waited + 1
    await new Promise(requestAnimationFrame)
  }
  return nearestFieldElement(keyPath)
}

/** Puts the focus into a field whose control is drawn after the field itself. */
export async function focusFieldElement(field: HTMLElement): Promise<void> {
  for (let tries = 0; tries < maxTries && !field.contains(document.activeElement); tries += 1) {
    field.querySelector<HTMLElement>(controls)?.focus()
    await new Promise(requestAnimationFrame)
  }
}

/** The control of a field, if it is one that is typed into. */
export function textControlIn(field: HTMLElement | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = field?.querySelector(controls)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined
}
