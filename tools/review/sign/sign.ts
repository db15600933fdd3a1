import { findInvisibleInLine } from '#domain/text/invisible-characters.ts'

import { approvePage, formatRecord, type ApprovedCommit, type Approver } from '../../approvals/record-text.ts'
import type { FormPage } from '../report/page-approval.ts'
import { commitLink } from './commit-link.ts'

// The script of /review/approvals/: creates the record of a page from the values of its form.

function readApprover(form: HTMLFormElement): Approver {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { by: text('by'), role: text('role') }
}

/** Names in Japanese what is missing before a page can be approved; undefined if nothing is. */
function findProblem({ by, role }: Approver): string | undefined {
  if (role === '') return '役割を選んでください。'
  if (by === '') return 'お名前を入れてください。'
  const invisible = findInvisibleInLine(by)
  return invisible && `お名前に見えない文字（${invisible.code}）があります。打ちなおしてください。`
}

function find<Kind extends Element>(form: HTMLFormElement, selector: string, kind: new () => Kind): Kind {
  const element = form.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`the form has no ${selector}`)
  return element
}

/** Shows a created record, with the ways to commit it. */
function showRecord(form: HTMLFormElement, page: FormPage, text: string): void {
  const save = find(form, '.save', HTMLAnchorElement)
  URL.revokeObjectURL(save.href)
  save.href = URL.createObjectURL(new Blob([text], { type: 'text/yaml' }))
  find(form, '.made pre', HTMLPreElement).textContent = text
  const { branch } = form.dataset
  if (branch !== undefined)
    find(form, '.commit', HTMLAnchorElement).href = commitLink(branch, { file: page.file, text, isNew: !page.record })
  const output = find(form, '.made', HTMLElement)
  output.hidden = false
  output.focus({ preventScroll: true })
  output.scrollIntoView({ block: 'nearest' })
}

function prepare(form: HTMLFormElement): void {
  // The review's build wrote both.
  const page = JSON.parse(form.dataset['page'] ?? '') as FormPage
  const commit = JSON.parse(form.dataset['commit'] ?? 'null') as ApprovedCommit | null
  const errorText = find(form, '.fault', HTMLElement)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const approver = readApprover(form)
    errorText.textContent = findProblem(approver) ?? ''
    if (errorText.textContent !== '') return
    showRecord(form, page, formatRecord(approvePage(page, approver, commit ?? undefined, Date.now())))
  })
  // A record contains the choices at the time of its creation.
  form.addEventListener('input', () => {
    find(form, '.made', HTMLElement).hidden = true
    errorText.textContent = ''
  })
  form.hidden = false
}

document.querySelectorAll('form').forEach(prepare)

// A link from a card leads to the form itself.
const opened = document.getElementById(location.hash.slice(1))?.querySelector('details')
if (opened) opened.open = true
