import { Anchor } from '#blocks/anchor.tsx'
import { Picture } from '#blocks/picture.tsx'

import type { Provider } from '#content-layer/documents/document-types.ts'

const linkClasses = 'inline-flex min-h-11 items-center px-1 text-note underline underline-offset-4'

/** The footer of every page outside the app: the provider's logo, help links and copyright. */
export function Footer({ provider }: { provider: Provider }) {
  const { logo, copyrightImage, termsUrl, helpUrl } = provider
  return (
    <footer className="border-t border-line bg-paper px-5 pt-10 pb-12 text-center in-app:hidden">
      <Picture image={logo} slot="logo" className="mx-auto h-8 w-auto" isKept />
      <p className="mt-3 flex justify-center gap-4">
        <Anchor href={termsUrl} className={linkClasses}>
          利用規約
        </Anchor>
        <Anchor href={helpUrl} className={linkClasses}>
          ヘルプ
        </Anchor>
      </p>
      <Picture image={copyrightImage} slot="logo" className="mx-auto mt-3 h-5 w-auto" isKept />
    </footer>
  )
}
