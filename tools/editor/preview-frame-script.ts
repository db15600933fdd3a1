/// <reference lib="dom" />
import { getAgent } from '../preview/devices.ts'
import { morphPage } from '../preview/morph-page.ts'
import { overrideAgent, overrideClock } from '../preview/simulated-environment.ts'

declare const appToken: string

// Runs in a frame of the editor's preview, before every other script of the page.

type View = { at?: number; isInApp: boolean }

const settings = document.querySelector<HTMLMetaElement>('meta[name="preview-view"]')?.content ?? '{}'
// Only preview-document.ts writes it.
const { at, isInApp } = JSON.parse(settings) as View
if (at !== undefined) overrideClock(window, { at, since: Date.now() })
overrideAgent(navigator, getAgent(isInApp ? 'iphone-app' : 'computer', appToken))

/** Returns the nearest ancestor that is one sentence rather than a container of several. */
const sentence = 'p, li, h1, h2, h3, h4, dt, dd, td, th, summary, figcaption, a, button'

addEventListener(
  'click',
  (event) => {
    const pressed = event.target instanceof Element ? event.target : undefined
    // The page's own control, whose name for screen readers contains the title.
    if (pressed?.closest('details[data-terms] > summary')) return
    const noteMark = pressed?.closest<HTMLAnchorElement>('a[href^="#note"]')
    // A tap on a mark selects its note.
    const touched = (noteMark && document.getElementById(noteMark.hash.slice(1))) ?? pressed
    const around = touched?.closest(sentence) ?? touched
    // A link would leave the page; collapsed text still opens.
    if (pressed?.closest('a')) event.preventDefault()
    if (!touched || !around) return
    const texts = []
    for (let element: Element | null = touched; element; element = element === around ? null : element.parentElement)
      texts.push(element instanceof HTMLImageElement ? element.alt : element.textContent)
    const written = texts.filter((text) => text.trim() !== '').map((text) => text.slice(0, 500))
    if (written.length > 0) parent.postMessage({ preview: 'tapped', texts: written }, '*')
  },
  true,
)

let marked: HTMLElement | undefined

/** Normalizes a text for comparison: pages break lines, and marks are separate from words. */
function normalizeText(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u200b※*\d]/g, '')
}

/** Scrolls to an element that is out of view: `scrollIntoView` may also scroll the page around the frame. */
function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0) scrollBy(0, top)
  else if (bottom > innerHeight) scrollBy(0, Math.min(top, bottom - innerHeight))
}

/** Marks the smallest element that shows a text, and brings it into view; none where there is no such text. */
function markText(text: string): void {
  marked?.style.removeProperty('outline')
  const plainText = normalizeText(text)
  const showing = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => plainText !== '' && normalizeText(element.textContent).includes(plainText),
  )
  marked = showing.sort((a, b) => a.textContent.length - b.textContent.length)[0]
  marked?.style.setProperty('outline', '3px solid #1f5fd0')
  if (marked) bringIntoView(marked)
}

type Message = { preview?: string; html?: string; text?: string }

addEventListener('message', ({ data, source }: MessageEvent<Message>) => {
  // Messages are sent by the preview's window around this frame, or by the editor's window.
  if (source !== parent && source !== top) return
  if (data.preview === 'update' && data.html !== undefined) void morphPage(data.html, ['SCRIPT', 'META'])
  if (data.preview === 'mark' && data.text !== undefined) markText(data.text)
})
