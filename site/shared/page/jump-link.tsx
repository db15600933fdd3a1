import type { ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'

/** Text of a link to the notice in place of the main part. */
export const missingLinkText = 'いまの状況を見る'

/**
 * Links from a phone's first view to the main part of the page, which is further down. On a desktop, where nobody can
 * sign in, the QR code in the first view is the first action. After the end its place says so, so that there is no hole;
 * while the main part is missing (`MissingMark`) it leads, less prominently, to the notice there, which has the next step.
 */
export function JumpLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className="mt-4 grid low:order-first desktop:hidden print:hidden *:[grid-area:1/1]">
      <span className="hidden min-h-13 items-center font-extrabold text-sub ended:flex">受付は終了しました</span>
      <Anchor
        href={`#${to}`}
        className="flex min-h-13 w-full ended:invisible tablet:max-w-90 items-center justify-center gap-2 rounded-full bg-accent px-5 text-center leading-tight font-extrabold text-paper no-underline solid-when-forced missing:bg-paper missing:text-ink"
      >
        <div className="missing:hidden">{children}</div>
        <span className="hidden missing:inline">{missingLinkText}</span>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" className="shrink-0">
          <path
            d="M8 2.5v10M3.5 8.5L8 13l4.5-4.5"
            className="stroke-current"
            strokeWidth="2.25"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </Anchor>
    </div>
  )
}
