import { useEffect, useRef, useState, type RefObject } from 'react'

import type { FrameContent } from './use-frame-content.ts'
import { heights, type Width } from './viewports.ts'

type Props = {
  content: FrameContent
  width: Width
  title: string
  /** The text of the focused field, to be marked on the page. */
  marked: string | undefined
  /** Called with the texts of the element that was tapped, and of those around it. */
  onTap: (texts: readonly string[]) => void
}

/** A message of the frame's script: `{ preview: 'tapped', texts: [...] }`. */
type FrameMessage = { preview?: unknown; texts?: unknown }

/** Returns the inner width of an element in CSS pixels, 0 before its layout. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

type FrameRef = RefObject<HTMLIFrameElement | null>

/** Calls `onTap` with the texts that the frame's script sends after a tap. */
function useTaps(frame: FrameRef, onTap: Props['onTap']): void {
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      const texts: unknown[] = Array.isArray(data.texts) ? data.texts : []
      if (data.preview === 'tapped') onTap(texts.filter((text) => typeof text === 'string'))
    }
    // The preview may be in an iframe of the editor, whose window is not that of this script.
    const frameParent = frame.current?.ownerDocument.defaultView
    frameParent?.addEventListener('message', listen)
    return () => frameParent?.removeEventListener('message', listen)
  }, [frame, onTap])
}

function post(frame: FrameRef, message: object): void {
  frame.current?.contentWindow?.postMessage(message, '*')
}

/** Sends a frame the current page and the text to mark. Returns the handler of its load event. */
function useUpdates(frame: FrameRef, { html, initialHtml }: FrameContent, marked: string | undefined): () => void {
  const shown = useRef(initialHtml)
  const update = () => {
    if (html !== shown.current) post(frame, { preview: 'update', html })
    shown.current = html
  }
  const mark = () => post(frame, { preview: 'mark', text: marked ?? '' })
  useEffect(update, [frame, html])
  // Sent again after an update, because morphing the page removes the mark.
  useEffect(mark, [frame, marked, html])
  // Sends the changes that were made while the frame was loading.
  return () => {
    shown.current = initialHtml
    update()
    mark()
  }
}

/**
 * The page in a frame of its own width, scaled down if there is less room. The frame has an opaque origin, so it cannot
 * access the editor or its storage. An edit morphs the page; another view opens another frame. The frame's script is
 * `tools/editor/preview-frame-script.ts`.
 */
export function PageFrame({ content, width, title, marked, onTap }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const frameWidth = useWidth(container)
  const scale = frameWidth === 0 ? 1 : Math.min(1, frameWidth / width)
  const height = heights[width]
  useTaps(frame, onTap)
  const onLoad = useUpdates(frame, content, marked)
  return (
    <div ref={container} className="preview-place" data-stale={content.reason !== undefined}>
      <div className="preview-window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          key={content.key}
          title={title}
          sandbox="allow-scripts"
          srcDoc={content.initialHtml}
          onLoad={onLoad}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
