import type { ComponentType } from 'react'

import { Anchor } from '#blocks/anchor.tsx'
import type { Provider } from '#content-layer/documents/document-types.ts'

import { PlainLayout } from '../../templates/layout/layouts.tsx'
import { getScreenData } from '../context/screen-data.ts'
import { Island } from '../islands/island.tsx'
import { ScreenBase } from './screen-page.tsx'
import { NoScriptNote } from './no-script-note.tsx'

/** The diagnostic pages, for developers who integrate the pages into the app (specification §2). */
const pages = [
  { path: '/examples/check-webview/', name: '環境' },
  { path: '/examples/check-webview/detail/', name: '機能' },
  { path: '/examples/check-webview/status/', name: '通信' },
  { path: '/examples/date/', name: '日時' },
  { path: '/examples/deeplinks/', name: 'リンク' },
  { path: '/examples/dummy-external/', name: '外部' },
] as const

export type DiagnosticsPath = (typeof pages)[number]['path']

type Props<Own extends object> = {
  provider: Provider
  path: DiagnosticsPath
  title: string
  lead: string
  /** The island with the results, and its props. */
  of: ComponentType<Own>
  props: Own
}

/** A diagnostic page: its purpose, its results, and links to the others. */
export function DiagnosticsPage<Own extends object>({ provider, path, title, lead, of, props }: Props<Own>) {
  const screen = getScreenData(provider, path)
  return (
    <PlainLayout>
      <nav aria-label="診断ページ" className="sticky top-0 z-10 overflow-x-auto border-b border-line bg-paper px-3">
        <ul className="flex gap-1">
          {pages.map((page) => (
            <li key={page.path}>
              <Anchor
                href={page.path}
                aria-current={page.path === path ? 'page' : undefined}
                className="flex h-12 items-center border-b-3 border-paper px-2.5 text-note font-bold whitespace-nowrap text-sub no-underline aria-[current]:border-ink aria-[current]:text-ink"
              >
                {page.name}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <main className="px-5 pt-8 pb-16">
        <h1 className="text-title font-extrabold">{title}</h1>
        <p className="mt-2 text-note text-sub">{lead}</p>
        <div className="mt-4">
          <NoScriptNote>この診断には JavaScript が必要です。</NoScriptNote>
        </div>
        <Island screen={screen} of={of} props={props} className="mt-8" />
        <ScreenBase screen={screen} />
      </main>
    </PlainLayout>
  )
}
