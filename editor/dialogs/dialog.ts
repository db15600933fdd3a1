/** A question with the buttons that answer it. */
type Question = {
  heading: string
  text: string
  /** A list below the text, of texts or elements. */
  lines?: readonly (string | Node)[]
  /** Texts of the buttons; the first is the answer that loses nothing. */
  choices: readonly string[]
  /** Whether the answers are choices, one below the other. */
  areChoices?: boolean
}

type TagNames = HTMLElementTagNameMap

/** Creates an element with a text. */
export function createElement<Name extends keyof TagNames>(name: Name, text: string): TagNames[Name] {
  const created = document.createElement(name)
  created.textContent = text
  return created
}

/** Closes a dialog when the browser's back button leads away from where it was opened. */
export function closeOnLeaving(dialog: HTMLDialogElement): void {
  const { hash } = location
  const leave = () => {
    if (location.hash !== hash) dialog.close()
  }
  addEventListener('hashchange', leave)
  dialog.addEventListener('close', () => removeEventListener('hashchange', leave))
}

/** Asks in a modal dialog, and returns the text of the pressed button; empty for Escape. */
export async function ask({ heading, text, lines = [], choices, areChoices = false }: Question): Promise<string> {
  const dialog = document.createElement('dialog')
  dialog.className = 'own-dialog'
  const title = createElement('h2', heading)
  title.id = 'own-dialog-title'
  dialog.setAttribute('aria-labelledby', title.id)
  const list = document.createElement('ul')
  for (const line of lines) {
    const item = document.createElement('li')
    item.append(line)
    list.append(item)
  }
  const form = document.createElement('form')
  form.method = 'dialog'
  form.classList.toggle('own-choices-form', areChoices)
  for (const choice of choices) {
    const button = createElement('button', choice)
    button.value = choice
    form.append(button)
  }
  dialog.append(title, createElement('p', text), ...(lines.length > 0 ? [list] : []), form)
  document.body.append(dialog)
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  dialog.showModal()
  closeOnLeaving(dialog)
  await closed
  dialog.remove()
  return dialog.returnValue
}
