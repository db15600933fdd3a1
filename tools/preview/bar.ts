import { formatForInput, formatMoment } from '#domain/time/format-time.ts'
import { momentNames } from '#domain/time/period-moments.ts'
import { parseSpan, type Span } from '#domain/time/spans.ts'

import { barStyle } from './bar-style.ts'
import {
  createAudienceSection,
  createMomentSection,
  shareSection,
  show,
  createSurfaceSection,
  type Periods,
} from './bar-sections.ts'
import { element } from './elements.ts'
import { makeDraggable } from './drag-handle.ts'
import type { PreviewSettings } from './preview-settings.ts'
import { restoreScrollPosition } from './reading-position.ts'
import { chooseSetting } from '#site/sandbox/sandbox-setting.ts'
import type { View } from './view-url.ts'

function readSpans(elements: Iterable<HTMLElement>): Span[] {
  return [...elements].map(({ dataset: { period = '' } }) => parseSpan(period))
}

/** Reads the periods of the page's elements: the stage's period or, if there is none, all of them; and all of them. */
function readPeriods(page: Document): Periods {
  const periods = readSpans(page.querySelectorAll<HTMLElement>('[data-period]'))
  const pagePeriods = readSpans(page.querySelectorAll<HTMLElement>('article[data-period]')).slice(0, 1)
  const isAnswered = page.querySelector('article[data-status]:not([data-period])') !== null
  return { pagePeriods: pagePeriods.length > 0 ? pagePeriods : periods, periods, isAnswered }
}

/** Returns whether a page can call the server, which requires scripts (decision 54). */
function canCall(page: Document): boolean {
  return page.querySelector('script[type=module]') !== null
}

/** Returns the scenario of the visit: from the tab's storage in a preview, otherwise from a local server's cookie. */
function readScenario(): string {
  const stored = chooseSetting('scenario', new URLSearchParams(location.search), () => sessionStorage)
  return stored ?? /(?:^|; )sandbox-scenario=([a-z0-9-]+)/.exec(document.cookie)?.[1] ?? 'signed-in'
}

/** Renders a date on the bar's handle, with upright numbers in the vertical line. */
function upright(text: string): (Node | string)[] {
  return text.split(/(\d+)/).map((part) => (/^\d+$/.test(part) ? element('i', {}, part) : part))
}

function buildBar(settings: PreviewSettings, urls: readonly string[]): HTMLElement {
  const host = document.createElement('preview-bar')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(barStyle)
  shadow.adoptedStyleSheets = [sheet]
  const { moment, device, unreadable } = settings
  const view: View = { moment: moment && formatForInput(moment.at), device, scenario: readScenario() }
  const when = moment ? formatMoment(moment.at, { seconds: true }) : momentNames.now
  const close = element(
    'button',
    { type: 'button', class: 'close', 'aria-label': '閉じる', click: () => dialog.close() },
    '×',
  )
  const dialog: HTMLDialogElement = element(
    'dialog',
    { 'aria-labelledby': 'title', lang: 'ja', click: ({ target }) => target === dialog && dialog.close() },
    element(
      'header',
      {},
      element('h2', { id: 'title' }, element('small', {}, 'プレビューで見ている日時'), when),
      close,
    ),
  )
  const notice = `「?at=${unreadable ?? ''}」は日時として読めないため、いまの表示です。2023-09-10T12:00 のように書いてください。`
  if (unreadable !== undefined) dialog.append(element('p', { class: 'notice', role: 'alert' }, notice))
  const open = () => {
    if (!dialog.querySelector('section')) {
      const draft = { ...view }
      const hasAudience = canCall(document)
      const sections = [
        createMomentSection(draft, moment?.at, readPeriods(document)),
        createSurfaceSection(draft, urls),
        ...(hasAudience ? [createAudienceSection(draft)] : []),
      ]
      const apply = element('button', { type: 'button', class: 'apply', click: () => show(draft) }, 'この内容で見る')
      const hide = () => {
        dialog.close()
        handle.hidden = true
      }
      dialog.append(...sections, shareSection(view, hasAudience, hide), element('div', { class: 'actions' }, apply))
    }
    dialog.showModal()
  }
  const label = `プレビュー ${moment ? formatMoment(moment.at, { year: false, seconds: true }) : momentNames.now}`
  const handle = element(
    'button',
    {
      type: 'button',
      class: unreadable === undefined ? 'handle' : 'handle unreadable',
      'aria-haspopup': 'dialog',
    },
    ...upright(unreadable === undefined ? label : 'プレビュー 日時が読めません'),
  )
  makeDraggable(handle, open)
  shadow.append(handle, dialog)
  return host
}

/** Adds the bar to the page, again if a framework removes it. `urls` are those of all pages. */
export function mountBar(settings: PreviewSettings, urls: readonly string[]): void {
  addEventListener('load', () => {
    const host = buildBar(settings, urls)
    const position = () => {
      if (!host.isConnected) document.body.append(host)
    }
    position()
    if (restoreScrollPosition()) host.shadowRoot?.querySelector('button')?.focus({ preventScroll: true })
    new MutationObserver(position).observe(document.documentElement, { childList: true, subtree: true })
  })
}
