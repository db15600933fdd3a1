import { useEffect, useRef } from 'react'

import type { Framed } from './use-frame.ts'
import { useWidth } from './use-width.ts'
import { heights, type Width } from './views.ts'

type Props = {
  framed: Framed
  width: Width
  title: string
  /** A text whose place on the page is to be marked: that of the field somebody is in. */
  marked: string | undefined
  onTap: (text: string) => void
}

type Told = { preview?: unknown; text?: unknown }

/**
 * The page in a frame of its own width, scaled down where there is less room. The frame has no origin: it can reach
 * neither the editor nor what the editor keeps. An edit morphs the page; another view opens another frame.
 */
export function PageFrame({ framed, width, title, marked, onTap }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useWidth(place)
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  const height = heights[width]
  const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, '*')

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Told>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (data.preview === 'tapped' && typeof data.text === 'string') onTap(data.text)
    }
    // The preview may stand in a window of its own, within that of the editor, which runs this.
    const around = place.current?.ownerDocument.defaultView
    around?.addEventListener('message', listen)
    return () => around?.removeEventListener('message', listen)
  }, [onTap])

  const { html, opened } = framed
  useEffect(() => {
    if (html !== opened) tell({ preview: 'update', html })
  }, [html, opened])

  // A page that was morphed has lost its mark.
  useEffect(() => {
    tell({ preview: 'mark', text: marked ?? '' })
  }, [marked, html])

  return (
    <div ref={place} className="preview-place" data-stale={framed.reason !== undefined}>
      <div className="preview-window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          key={framed.key}
          title={title}
          sandbox="allow-scripts"
          srcDoc={opened}
          // What changed while the frame was loading reaches it now.
          onLoad={() => {
            if (html !== opened) tell({ preview: 'update', html })
            tell({ preview: 'mark', text: marked ?? '' })
          }}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}
