import type { ReactNode } from 'react'

import { Anchor } from '#blocks/anchor.tsx'

import { currentPath, type Variant } from '#content-layer/common/routes.ts'

import { onwardsText } from '../../templates/layout/stage-frame.tsx'

/** Text of a link to a main part with nothing to do. */
const idleLinkText = 'いまの状況を見る'

const look =
  'min-h-13 w-full tablet:max-w-90 items-center justify-center gap-2 rounded-full px-3 text-center leading-tight font-extrabold no-underline'

type Props = {
  to: string
  /** Of a campaign, which may have ended. */
  variant?: Variant
  children: ReactNode
}

/**
 * Links from a phone's first view to the main part of the page, which is further down. On a desktop, where nobody can
 * sign in, the QR code in the first view is the first action. After the end of a campaign its place leads to what runs
 * now; while the main part has nothing to do (`IdleMark`) it leads there less prominently.
 */
export function JumpLink({ to, variant, children }: Props) {
  return (
    <div className="mt-4 grid low:order-first desktop:hidden print:hidden *:[grid-area:1/1]">
      {variant && (
        <Anchor href={currentPath(variant)} className={`${look} hidden border-2 border-ink bg-paper ended:flex`}>
          {onwardsText}
        </Anchor>
      )}
      <Anchor
        href={`#${to}`}
        className={`${look} flex bg-accent text-paper solid-when-forced idle:bg-paper idle:text-ink ended:invisible`}
      >
        <div className="idle:hidden">{children}</div>
        <span className="hidden idle:inline">{idleLinkText}</span>
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
