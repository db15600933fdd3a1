'use client'

/**
 * Next asks for a page of its own where even its router throws. It is empty: the script that goes before React then
 * puts back what the server made (`platform/restore-page.ts`).
 */
export default function GlobalError() {
  return (
    <html lang="ja">
      <body />
    </html>
  )
}
