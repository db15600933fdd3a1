import { Window } from 'happy-dom'

import {
  attributeOf,
  isElement,
  nodesBelow,
  parseHtml,
  removeNode,
  serializeHtml,
  textOf,
  type Element,
} from '#site/render/html.ts'

/** Who looks at a page, where and when. `at` is in milliseconds since 1970 UTC. */
export type Visit = { url: string; userAgent: string; at: number }

/** The width and height of the phone, in CSS pixels. */
export const phone = { width: 375, height: 740 } as const

/** A window in which the clock stands still, and which loads nothing. */
function openWindow({ url, userAgent, at }: Visit): Window {
  const window = new Window({
    url,
    ...phone,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true, // Our own scripts run on our own page.
      disableJavaScriptFileLoading: true,
      navigator: { userAgent },
    },
  })
  window.eval(`Date.now = () => ${at}`)
  return window
}

/** Takes the inline scripts out of a page, those of its head and those of its body apart. */
function takeScripts(html: string): { markup: string; head: string[]; body: string[] } {
  const document = parseHtml(html)
  const scripts = nodesBelow(document).filter((node): node is Element => isElement(node) && node.tagName === 'script')
  // A script with a type, such as the speculation rules, is data.
  const programs = scripts.filter((script) => attributeOf(script, 'type') === undefined)
  const isInHead = ({ parentNode }: Element) => parentNode?.nodeName === 'head'
  const head = programs.filter(isInHead).map(textOf)
  const body = programs.filter((script) => !isInHead(script)).map(textOf)
  scripts.forEach(removeNode)
  return { markup: serializeHtml(document), head, body }
}

/**
 * A page as its own scripts leave it on this visit, without them. They run in the order in which a browser lets them see
 * the page: those of the head mark periods as these arrive, those of the body find them marked.
 */
export async function showState(html: string, visit: Visit): Promise<string> {
  const { markup, head, body } = takeScripts(html)
  const window = openWindow(visit)
  try {
    window.document.write(markup)
    for (const script of head) window.eval(script)
    window.document.dispatchEvent(new window.Event('DOMContentLoaded'))
    for (const script of body) window.eval(script)
    return `<!DOCTYPE html>${window.document.documentElement.outerHTML}`
  } finally {
    await window.happyDOM.close()
  }
}
