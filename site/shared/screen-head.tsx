import { Picture } from '#blocks/picture.tsx'

import type { Provider } from '../content-layer/documents.ts'

/** Whose page this is, above every screen, whatever happens to the parts below it. */
export function ScreenHead({ provider }: { provider: Pick<Provider, 'logo'> }) {
  return (
    <header className="flex h-12 items-center px-5">
      <Picture image={provider.logo} slot="logo" className="h-6 w-auto" isFirst />
    </header>
  )
}
