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

/** Elements that contain one text of the content rather than several. */
const singleTextElements = 'p, li, h1, h2, h3, h4, dt, dd, td, th, summary, figcaption, a, button'

/** Maximum number of characters of a text that the editor looks for. */
const maxTextLength = 500

/** Lists the texts of an element and those around it, up to the nearest one with a single text of the content. */
function listTexts(innermost: Element): string[] {
  const outermost = innermost.closest(singleTextElements) ?? innermost
  const texts: string[] = []
  for (let element: Element | null = innermost; element; element = element.parentElement) {
    texts.push(element instanceof HTMLImageElement ? element.alt : element.textContent)
    if (element === outermost) break
  }
  return texts.filter((text) => text.trim() !== '').map((text) => text.slice(0, maxTextLength))
}

addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    // The page's own control, whose name for screen readers contains the title.
    if (!target || target.closest('details[data-terms] > summary')) return
    // A link would leave the page; collapsed text still opens.
    if (target.closest('a')) event.preventDefault()
    // A tap on a mark selects its note.
    const noteMark = target.closest<HTMLAnchorElement>('a[href^="#note"]')
    const innermost = (noteMark && document.getElementById(noteMark.hash.slice(1))) ?? target
    const texts = listTexts(innermost)
    if (texts.length > 0) parent.postMessage({ preview: 'tapped', texts }, '*')
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
