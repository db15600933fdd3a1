import type { ReactNode } from 'react'

const pages = {
  changes: ['', '変わるところ'],
  approvals: ['approvals/', '承認'],
  calendar: ['calendar/', 'カレンダー'],
} as const

type Props = {
  title: string
  depth: number
  current: keyof typeof pages
  /** A script of the review that the page runs, besides what works without. */
  script?: string
  children: ReactNode
}

/** A page of the review: HTML with one style sheet, `depth` folders below `/review/`. */
export function Document({ title, depth, current, script, children }: Props) {
  const home = depth === 0 ? './' : '../'.repeat(depth)
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${home}review.css`} />
        {script !== undefined && <script src={`${home}${script}`} defer />}
      </head>
      <body>
        <a className="skip" href="#main">
          本文へ
        </a>
        <header className="bar">
          <p className="brand">レビュー</p>
          <nav aria-label="レビューのページ">
            {Object.entries(pages).map(([name, [place, words]]) => (
              <a key={name} href={`${home}${place}`} aria-current={name === current ? 'page' : undefined}>
                {words}
              </a>
            ))}
          </nav>
        </header>
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
