import type { ReactNode } from 'react'

import { formatPolicy } from '#site/render/content-security-policy.ts'
import { reviewPages, type ReviewPage } from './review-pages.ts'

type Props = {
  title: string
  depth: number
  current: ReviewPage
  /** An optional script; the page also works without it. */
  script?: string
  children: ReactNode
}

/**
 * A page of the review with one style sheet, `depth` folders below `/review/`. It contains its policy, because its host
 * may not send one.
 */
export function Document({ title, depth, current, script, children }: Props) {
  const home = depth === 0 ? './' : '../'.repeat(depth)
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={formatPolicy(reviewPages[current].policy)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <link rel="icon" href={`${home}icon.svg`} />
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
            {Object.entries(reviewPages).map(([name, { place: path, words: label }]) => (
              <a key={name} href={`${home}${path}`} aria-current={name === current ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
        </header>
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
