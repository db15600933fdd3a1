import { scenarios } from '#api-client/sandbox/scenarios.ts'

import { qrStrokes } from '../qr-strokes.ts'
import { deviceNames, devices } from './devices.ts'
import { element, svgElement } from './elements.ts'
import { boundaryMoments, formatDay, formatMoment, keyMoments, type Span } from './moments.ts'
import { momentParameter, own as ownDevice } from './preview-settings.ts'
import { isInApp, otherSurface, viewAddress, type View } from './view-address.ts'

/** Loads a page as a view shows it. */
function show(view: View, path = location.pathname): void {
  location.assign(viewAddress(new URL(path, location.href).href, view))
}

function choice(label: string, note: string, isChosen: boolean, click: () => void): HTMLElement {
  const parts = note === '' ? [label] : [label, element('small', {}, note)]
  return element('button', { type: 'button', 'aria-pressed': `${isChosen}`, click }, ...parts)
}

/** A slider over both sides of every boundary; the page is loaded when it is let go. */
function boundarySlider(view: View, chosen: number | undefined, instants: readonly number[]): HTMLElement {
  const nearest = instants.findLastIndex((instant) => instant <= (chosen ?? -Infinity))
  const output = element('output', {}, '')
  const tell = () => (output.textContent = formatMoment(instants[Number(slider.value)] ?? 0))
  const slider = element('input', {
    type: 'range',
    min: '0',
    max: `${instants.length - 1}`,
    value: `${Math.max(nearest, 0)}`,
    input: tell,
    change: () => show({ ...view, moment: momentParameter(instants[Number(slider.value)] ?? 0) }),
  })
  tell()
  return element('label', {}, '境目（始まりと終わりの直前・直後） ', slider, output)
}

/** The periods of a page: its own, whose moments are offered, and all, at whose boundaries something changes. */
export type Periods = { own: readonly Span[]; all: readonly Span[] }

/** When: the moments of this page, both sides of its boundaries, and any other one. */
export function momentSection(view: View, chosen: number | undefined, { own, all }: Periods): HTMLElement {
  const choices = [
    choice('いま', 'この端末の時刻', view.moment === undefined, () => show({ ...view, moment: undefined })),
    ...keyMoments(own).map(({ label, at }) => {
      const moment = momentParameter(at)
      return choice(label, formatDay(at), moment === view.moment, () => show({ ...view, moment }))
    }),
  ]
  const field = element('input', {
    type: 'datetime-local',
    value: view.moment ?? '',
    change: () => field.value !== '' && show({ ...view, moment: field.value }),
  })
  const instants = boundaryMoments(all)
  return element(
    'section',
    {},
    element('h3', {}, 'いつ見るか'),
    element('div', { class: 'choices' }, ...choices),
    ...(instants.length > 0 ? [boundarySlider(view, chosen, instants)] : []),
    element('label', {}, '日時を指定する（日本時間）', field),
  )
}

function options(entries: readonly (readonly [value: string, label: string])[], chosen: string): HTMLElement[] {
  return entries.map(([value, label]) => element('option', { value, selected: value === chosen }, label))
}

function select(
  name: string,
  chosen: string,
  entries: readonly (readonly [string, string])[],
  choose: (value: string) => void,
) {
  const field = element('select', { change: () => choose(field.value) }, ...options(entries, chosen))
  return element('label', {}, name, field)
}

/** Where: the page for the app or the one for the web, and the device. */
export function surfaceSection(view: View, addresses: readonly string[]): HTMLElement {
  const { pathname } = location
  const [other, inApp] = [otherSurface(pathname, addresses), isInApp(pathname)]
  const surfaces = [
    choice('ウェブのページ', '', !inApp, () => inApp && show(view, other)),
    choice('アプリ内のページ', '', inApp, () => !inApp && show(view, other)),
  ]
  const named = deviceNames.map((name) => [name, devices[name].label] as const)
  return element(
    'section',
    {},
    element('h3', {}, 'どこで見るか'),
    ...(other === undefined ? [] : [element('div', { class: 'choices' }, ...surfaces)]),
    select('端末', view.device ?? ownDevice, [[ownDevice, 'この端末のまま'], ...named], (value) =>
      show({ ...view, device: value === ownDevice ? undefined : value }),
    ),
  )
}

/** For whom: the scenario of the sandbox. */
export function audienceSection(view: View): HTMLElement {
  const entries = Object.entries(scenarios).map(([name, { label }]) => [name, label] as const)
  return element(
    'section',
    {},
    element('h3', {}, 'だれが見るか'),
    select('お客さまの状態（画面のあるページだけに関係します）', view.scenario, entries, (scenario) =>
      show({ ...view, scenario }),
    ),
  )
}

function qrCode(text: string): Element {
  const { size, path } = qrStrokes(text)
  return svgElement(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': 'このページのQRコード' },
    svgElement('path', { d: `M0 0h${size}v${size}H0z`, fill: '#fff' }),
    svgElement('path', { d: path, stroke: '#1c1b22', 'shape-rendering': 'crispEdges' }),
  )
}

/** The link that shows the same to everybody, its QR code, and the way to be rid of the bar. */
export function shareSection(view: View): HTMLElement {
  const address = viewAddress(location.href, view)
  const copy = element(
    'button',
    {
      type: 'button',
      class: 'plain',
      click: () => {
        void navigator.clipboard.writeText(address).then(
          () => (copy.textContent = 'コピーしました'),
          () => prompt('このリンクをコピーしてください', address),
        )
      },
    },
    'リンクをコピー',
  )
  const hide = () => {
    const url = new URL(address)
    url.searchParams.set('bar', 'off')
    location.assign(url)
  }
  return element(
    'section',
    {},
    element('h3', {}, 'ほかの人に見せる'),
    element(
      'div',
      { class: 'share' },
      qrCode(address),
      element('div', {}, element('p', {}, 'だれが開いても、この日時・端末・状態で表示されます。'), copy),
    ),
    element('button', { type: 'button', class: 'plain quiet', click: hide }, 'この操作盤を隠す（?bar=on で戻る）'),
  )
}
