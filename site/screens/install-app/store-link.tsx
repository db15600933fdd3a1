import { Anchor } from '#blocks/anchor.tsx'
import { Picture } from '#blocks/picture.tsx'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { Stars } from '../../templates/layout/stars.tsx'

type Props = Pick<Provider, 'appIcon' | 'appName'> & { store: Provider['stores']['ios']; label: string; look: string }

/** The app as listed in a store, with a link to it. */
export function StoreLink({ appIcon, appName, store, label, look }: Props) {
  return (
    <section aria-label={label} className={`rounded-card border border-line p-5 ${look}`}>
      <div className="flex flex-wrap items-center gap-3">
        <Picture image={{ ...appIcon, alt: '' }} slot="icon" className="size-14 shrink-0" />
        <div>
          <p className="leading-snug font-bold">{appName}</p>
          <Stars rating={store.rating} ratingCount={store.ratingCount} />
        </div>
      </div>
      <div className="mt-4 desktop:max-w-90">
        <Anchor
          href={store.url}
          className="flex min-h-14 w-full items-center justify-center rounded-full bg-ink px-5 py-2 text-center text-lead leading-tight font-extrabold text-paper no-underline"
        >
          {label}
        </Anchor>
      </div>
    </section>
  )
}
