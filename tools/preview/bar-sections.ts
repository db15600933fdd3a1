import { groupScenarios, scenarios } from '#api-client/sandbox/scenarios.ts'
import { formatForInput, formatMoment } from '#domain/time/format-time.ts'
import { momentNames, listMomentsOfPeriods } from '#domain/time/period-moments.ts'
import { sidesOfBoundaries, type Span } from '#domain/time/spans.ts'

import { encodeQrCode } from '#site/encode-qr-code.ts'
import { deviceNames, devices } from './devices.ts'
import { element, svgElement } from './elements.ts'
import { realSetting as ownDevice } from './preview-settings.ts'
import { saveScrollPosition } from './reading-position.ts'
import { isInApp, getOtherSurface, createViewUrl, type View } from './view-url.ts'

/** Loads a page in a view, at the reader's current scroll position. */
export function show(view: View, path = location.pathname): void {
  saveScrollPosition()
  location.assign(createViewUrl(new URL(path, location.href).href, view))
}

function createChoice(label: string, note: string, isChosen: boolean, click: () => void): HTMLElement {
  const parts = note === '' ? [label] : [label, element('small', {}, note)]
  return element('button', { type: 'button', 'aria-pressed': `${isChosen}`, click }, ...parts)
}

/** Creates a slider over both sides of every boundary. */
function createBoundarySlider(draft: View, chosen: number | undefined, instants: readonly number[]): HTMLElement {
  const nearest = instants.findLastIndex((instant) => instant <= (chosen ?? -Infinity))
  const output = element('output', {}, '')
  const instant = () => instants[Number(slider.value)] ?? 0
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: `${instants.length - 1}`,
    value: `${Math.max(nearest, 0)}`,
    input: () => {
      output.textContent = formatMoment(instant(), { seconds: true })
      draft.moment = formatForInput(instant())
    },
  })
  output.textContent = nearest < 0 ? '動かすと選べます' : formatMoment(instant(), { seconds: true })
  return element('label', {}, '境目（始まりと終わりの直前・直後） ', slider, output)
}

/**
 * Periods of a page: its own, with boundaries that are offered as moments, and all at which anything changes. A
 * campaign without a period in its content is before, in or after it depending on the server's response, which contains
 * no date (D21).
 */
export type Periods = { pagePeriods: readonly Span[]; periods: readonly Span[]; isAnswered: boolean }

const answered = 'このページの期間は、サーバーの答えで決まります。下の「お客さまの状態」の「期間」で選べます。'

/** Builds the section for the time: the moments of this page, both sides of its boundaries, and any other one. */
export function createMomentSection(draft: View, chosen: number | undefined, periods: Periods): HTMLElement {
  const { pagePeriods, periods: all, isAnswered } = periods
  const choices = [
    createChoice(momentNames.now, 'この端末の時刻', draft.moment === undefined, () =>
      show({ ...draft, moment: undefined }),
    ),
    ...listMomentsOfPeriods(pagePeriods).map(({ name, at }) => {
      const moment = formatForInput(at)
      const note = formatMoment(at, { year: false, seconds: true })
      return createChoice(momentNames[name], note, moment === draft.moment, () => show({ ...draft, moment }))
    }),
  ]
  const field = element('input', {
    type: 'datetime-local',
    value: draft.moment ?? '',
    input: () => {
      if (field.value !== '') draft.moment = field.value
    },
  })
  const instants = sidesOfBoundaries(all)
  return element(
    'section',
    {},
    element('h3', {}, 'いつ見るか'),
    element('div', { class: 'choices' }, ...choices),
    ...(isAnswered ? [element('p', { class: 'note' }, answered)] : []),
    ...(instants.length > 0 ? [createBoundarySlider(draft, chosen, instants)] : []),
    element('label', {}, '日時を指定する（日本時間）', field),
  )
}

function option(value: string, label: string, chosen: string): HTMLElement {
  return element('option', { value, selected: value === chosen }, label)
}

function select(name: string, options: readonly HTMLElement[], choose: (value: string) => void): HTMLElement {
  const field = element('select', { change: () => choose(field.value) }, ...options)
  return element('label', {}, name, field)
}

/** Builds the section for the page variant, in-app or web, and the device. */
export function createSurfaceSection(draft: View, urls: readonly string[]): HTMLElement {
  const { pathname } = location
  const [other, inApp] = [getOtherSurface(pathname, urls), isInApp(pathname)]
  const surfaces = [
    createChoice('ウェブのページ', '', !inApp, () => inApp && show(draft, other)),
    createChoice('アプリ内のページ', '', inApp, () => !inApp && show(draft, other)),
  ]
  const device = draft.device ?? ownDevice
  const named = deviceNames.map((name) => option(name, devices[name].label, device))
  return element(
    'section',
    {},
    element('h3', {}, 'どこで見るか'),
    ...(other === undefined ? [] : [element('div', { class: 'choices' }, ...surfaces)]),
    select('端末', [option(ownDevice, 'この端末のまま', device), ...named], (value) => {
      draft.device = value === ownDevice ? undefined : value
    }),
  )
}

/** Builds the section for the audience: the scenario of the sandbox, which replaces the server. */
export function createAudienceSection(draft: View): HTMLElement {
  const groups = groupScenarios().map(({ heading, names }) =>
    element(
      'optgroup',
      { label: heading },
      ...names.map((name) => option(name, scenarios[name].label, draft.scenario)),
    ),
  )
  return element(
    'section',
    {},
    element('h3', {}, 'だれが見るか'),
    select('お客さまの状態', groups, (scenario) => {
      draft.scenario = scenario
    }),
  )
}

function createQrCode(text: string): Element {
  const { size, path } = encodeQrCode(text)
  return svgElement(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': 'このページのQRコード' },
    svgElement('path', { d: `M0 0h${size}v${size}H0z`, fill: '#fff' }),
    svgElement('path', { d: path, stroke: '#1c1b22', 'shape-rendering': 'crispEdges' }),
  )
}

/** Builds the section for sharing this view. `hasAudience` is whether the page depends on the visitor. */
export function shareSection(view: View, hasAudience: boolean, hide: () => void): HTMLElement {
  const url = createViewUrl(location.href, view)
  const settings = [...(view.moment ? ['日時'] : []), '端末', ...(hasAudience ? ['状態'] : [])].join('・')
  const moment = view.moment ? '' : '日時は、開いたときのものです。'
  const shared = `だれが開いても、この${settings}で表示されます。${moment}`
  const copy = element(
    'button',
    {
      type: 'button',
      class: 'plain',
      click: () => {
        void navigator.clipboard.writeText(url).then(
          () => (copy.textContent = 'コピーしました'),
          () => prompt('このリンクをコピーしてください', url),
        )
      },
    },
    'リンクをコピー',
  )
  return element(
    'section',
    {},
    element('h3', {}, 'ほかの人に見せる'),
    element('div', { class: 'share' }, createQrCode(url), element('div', {}, element('p', {}, shared), copy)),
    element(
      'button',
      { type: 'button', class: 'plain quiet', click: hide },
      'この操作盤を隠す',
      element('small', {}, '読み直すと戻ります'),
    ),
  )
}
