import { ButtonLink } from '#blocks/button/button-link.tsx'

import type { ContentReader } from '../render/content-reader.ts'
import { PlainLayout } from './layouts.tsx'

type Props = { content: ContentReader; title: string; code: string; text: string }

function FallenCoin() {
  return (
    <svg viewBox="0 0 200 120" width="200" height="120" aria-hidden="true" className="mx-auto">
      <path d="M0 96Q50 80 100 96T200 96V120H0Z" className="fill-line" />
      <ellipse cx="100" cy="92" rx="34" ry="7" className="fill-ink" opacity="0.12" />
      <g strokeWidth="4" className="stroke-ink">
        <circle cx="100" cy="56" r="34" fill="#ffc93c" />
        <path d="M88 48v6m24-6v6M88 72q12-10 24 0" fill="none" strokeLinecap="round" />
      </g>
    </svg>
  )
}

/** An error in one sentence, with its code and a link onwards. */
export async function ErrorPage({ content, title, code, text }: Props) {
  const [newest] = await content.months()
  return (
    <PlainLayout>
      <main className="px-5 pt-14 pb-14 text-center">
        <FallenCoin />
        <h1 className="mt-7 text-heading font-extrabold">{title}</h1>
        <p className="mt-1 text-note text-sub tabular">{code}</p>
        <p className="mt-5">{text}</p>
        {newest && (
          <div className="mx-auto mt-7 max-w-80">
            <ButtonLink href={newest.paths.web} kind="secondary">
              最新のキャンペーンを見る
            </ButtonLink>
          </div>
        )}
      </main>
    </PlainLayout>
  )
}
