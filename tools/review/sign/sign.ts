import { approvalMoments, approvalSurfaces } from '#schemas/approval-parts.ts'

import type { SignedCommit, SigningChoice } from '../../approvals/record-text.ts'
import type { SignedPage } from '../report/page-approval.ts'
import { commitLink } from './commit-link.ts'
import { faultOf, makeRecord } from './make-record.ts'

// The script of /review/approvals/: makes the record of a page from what its form holds.

/** Who signed last on this device, so that nobody types a name twice. */
const rememberedKey = 'review-signer'

function remember(by: string, role: string): void {
  try {
    localStorage.setItem(rememberedKey, JSON.stringify({ by, role }))
  } catch {
    // Where storage is blocked, the name is typed again.
  }
}

function remembered(): { by: string; role: string } | undefined {
  try {
    const kept = localStorage.getItem(rememberedKey)
    // Only this script writes it.
    return kept === null ? undefined : (JSON.parse(kept) as { by: string; role: string })
  } catch {
    return undefined
  }
}

function choiceOf(form: HTMLFormElement): SigningChoice {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    by: text('by'),
    role: text('role'),
    moments: approvalMoments.filter((moment) => data.getAll('moment').includes(moment)),
    surfaces: approvalSurfaces.filter((surface) => data.getAll('surface').includes(surface)),
  }
}

function find<Kind extends Element>(form: HTMLFormElement, selector: string, kind: new () => Kind): Kind {
  const found = form.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`the form has no ${selector}`)
  return found
}

/** Shows a record that was made, with the ways to commit it. */
function showRecord(form: HTMLFormElement, page: SignedPage, text: string): void {
  const save = find(form, '.save', HTMLAnchorElement)
  URL.revokeObjectURL(save.href)
  save.href = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }))
  find(form, '.made pre', HTMLPreElement).textContent = text
  const copy = find(form, '.copy', HTMLButtonElement)
  copy.textContent = '中身をコピー'
  copy.onclick = () =>
    void navigator.clipboard.writeText(text).then(
      () => (copy.textContent = 'コピーしました'),
      () => (copy.textContent = 'コピーできません。「中身を見る」から選んでください'),
    )
  const { branch } = form.dataset
  if (branch !== undefined)
    find(form, '.commit', HTMLAnchorElement).href = commitLink(branch, { file: page.file, text, isNew: !page.record })
  const made = find(form, '.made', HTMLElement)
  made.hidden = false
  made.focus({ preventScroll: true })
  made.scrollIntoView({ block: 'nearest' })
}

function prepare(form: HTMLFormElement): void {
  // The review's build wrote both.
  const page = JSON.parse(form.dataset['page'] ?? '') as SignedPage
  const commit = JSON.parse(form.dataset['commit'] ?? 'null') as SignedCommit | null
  const fault = find(form, '.fault', HTMLElement)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const choice = choiceOf(form)
    fault.textContent = faultOf(choice) ?? ''
    if (fault.textContent !== '') return
    remember(choice.by, choice.role)
    showRecord(form, page, makeRecord(page, choice, commit ?? undefined, Date.now()))
  })
  // A record tells what was chosen when it was made.
  form.addEventListener('input', () => {
    find(form, '.made', HTMLElement).hidden = true
    fault.textContent = ''
  })
  form.closest('details')?.addEventListener('toggle', () => fillIn(form))
  fillIn(form)
  form.hidden = false
}

/** Fills in who signed last. */
function fillIn(form: HTMLFormElement): void {
  const last = remembered()
  const by = find(form, '[name=by]', HTMLInputElement)
  if (!last || by.value !== '') return
  by.value = last.by
  for (const role of form.querySelectorAll<HTMLInputElement>('[name=role][type=radio]'))
    role.checked = role.value === last.role
}

document.querySelectorAll('form').forEach(prepare)

// A link from a card leads to the form itself.
const asked = document.getElementById(location.hash.slice(1))?.querySelector('details')
if (asked) asked.open = true
