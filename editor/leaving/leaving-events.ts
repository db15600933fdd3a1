/** Whatever Escape closes before it leaves the form: a dialog, suggestions below a field, or a menu. */
const closedByEscape = 'dialog[open], [role=listbox], [role=menu]'

/** Returns whether an event leaves the form: a click on its arrow, or Escape if it would close nothing else. */
export function leavesForm(event: Event): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (event instanceof KeyboardEvent) return event.key === 'Escape' && !document.querySelector(closedByEscape)
  return target.closest('.content-editor button.back') !== null
}

/** Repeats an event that leaves the form. */
export function repeatLeaving(event: Event, target: HTMLElement): void {
  if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else target.closest('button')?.click()
}

/** Labels of buttons, Sveltia's and ours, that save, publish or delete: Sveltia leaves the form afterwards. */
const closingLabels = /保存|の内容にする|もう一度作る|公開|削除|後で|Save|Publish|Delete|Later/

/** Returns whether an event is a command after which Sveltia leaves the form: such a button, or the shortcut to save. */
export function closesForm(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
  const button = event.target instanceof Element ? event.target.closest('button, [role=menuitem]') : null
  return closingLabels.test(button?.textContent ?? '')
}
