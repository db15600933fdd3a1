import type { ReactNode } from 'react'

import { formatPolicy } from '#site/render/content-security-policy.ts'
import { reviewPages, type ReviewPage } from './review-pages.ts'

/** A page of the review with one style sheet. It contains its policy, because its host may not send one. */
export function Document({ current, children }: { current: ReviewPage; children: ReactNode }) {
  const { folder, label, policy, script } = reviewPages[current]
  const home = folder === '' ? './' : '../'
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={formatPolicy(policy)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`レビュー: ${label}`}</title>
        <link rel="icon" href={`${home}icon.svg`} />
        <link rel="stylesheet" href={`${home}review.css`} />
        {script !== undefined && <script src={`${home}${script}`} defer />}
      </head>
      <body>
        <a className="skip" href="#main">
          本文へ
        </a>
        <header className="bar">
          <b>レビュー</b>
          <nav aria-label="レビューのページ">
            {Object.entries(reviewPages).map(([name, { folder, label }]) => (
              <a key={name} href={`${home}${folder}`} aria-current={name === current ? 'page' : undefined}>
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
