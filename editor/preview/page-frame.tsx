import { useEffect, useRef } from 'react'

import type { FrameContent } from './use-frame-content.ts'
import { useWidth } from './use-width.ts'
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

/**
 * The page in a frame of its own width, scaled down where there is less room. The frame has no origin: it can access
 * neither the editor nor the editor's storage. An edit morphs the page; another view opens another frame. The frame's
 * script is `tools/editor/preview-frame-script.ts`.
 */
export function PageFrame({ content, width, title, marked, onTap }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const frameWidth = useWidth(container)
  const scale = frameWidth === 0 ? 1 : Math.min(1, frameWidth / width)
  const height = heights[width]
  const post = (message: object) => frame.current?.contentWindow?.postMessage(message, '*')

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FrameMessage>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      const texts: unknown[] = Array.isArray(data.texts) ? data.texts : []
      if (data.preview === 'tapped') onTap(texts.filter((text) => typeof text === 'string'))
    }
    // The preview may be in an iframe of the editor, whose window is not that of this script.
    const frameParent = container.current?.ownerDocument.defaultView
    frameParent?.addEventListener('message', listen)
    return () => frameParent?.removeEventListener('message', listen)
  }, [onTap])

  const { html, initialHtml } = content
  const shown = useRef(initialHtml)
  const update = () => {
    if (html !== shown.current) post({ preview: 'update', html })
    shown.current = html
  }
  useEffect(update, [html])

  // Sent again after an update, because morphing the page removes the mark.
  useEffect(() => {
    post({ preview: 'mark', text: marked ?? '' })
  }, [marked, html])

  return (
    <div ref={container} className="preview-place" data-stale={content.reason !== undefined}>
      <div className="preview-window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          key={content.key}
          title={title}
          sandbox="allow-scripts"
          srcDoc={initialHtml}
          // Sends the changes that were made while the frame was loading.
          onLoad={() => {
            shown.current = initialHtml
            update()
            post({ preview: 'mark', text: marked ?? '' })
          }}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
