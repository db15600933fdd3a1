import type { Finding } from '../engine/engine-client.ts'

/** Tells why an entry is not published, and waits until that was read. */
export async function tellRefusal(file: string, faults: readonly Finding[]): Promise<void> {
  const dialog = document.createElement('dialog')
  dialog.className = 'own-refusal'
  const heading = document.createElement('h2')
  heading.id = 'own-refusal'
  heading.textContent = `直すところが ${faults.length}件 あるので、公開しません`
  dialog.setAttribute('aria-labelledby', heading.id)
  const place = document.createElement('p')
  place.textContent = `${file} を開いて直してから、公開してください。下書きはそのまま残っています。`
  const list = document.createElement('ul')
  for (const { message, advice } of faults) {
    const item = document.createElement('li')
    item.textContent = `${message} → ${advice}`
    list.append(item)
  }
  const form = document.createElement('form')
  form.method = 'dialog'
  const close = document.createElement('button')
  close.textContent = '閉じる'
  form.append(close)
  dialog.append(heading, place, list, form)
  document.body.append(dialog)
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  dialog.showModal()
  await closed
  dialog.remove()
}
