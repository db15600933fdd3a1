import type { ReactNode } from 'react'

type Props = { title: string; depth: number; current: 'changes' | 'calendar'; children: ReactNode }

/** A page of the review: plain HTML with one style sheet, `depth` folders below `/review/`. */
export function Document({ title, depth, current, children }: Props) {
  const home = depth === 0 ? './' : '../'.repeat(depth)
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${home}review.css`} />
      </head>
      <body>
        <a className="skip" href="#main">
          本文へ
        </a>
        <header className="bar">
          <p className="brand">レビュー</p>
          <nav aria-label="レビューのページ">
            <a href={home} aria-current={current === 'changes' ? 'page' : undefined}>
              変わるところ
            </a>
            <a href={`${home}calendar/`} aria-current={current === 'calendar' ? 'page' : undefined}>
              カレンダー
            </a>
          </nav>
        </header>
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
