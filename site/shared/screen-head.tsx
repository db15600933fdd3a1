import { Picture } from '#blocks/picture.tsx'

import type { Provider } from '#content-layer/documents/documents.ts'
import type { Variant } from '#content-layer/common/routes.ts'

/**
 * The provider's name above every screen, whatever happens to the parts below it. On a desktop the layout's own bar
 * shows it.
 */
export function ScreenHead({ provider, variant }: { provider: Pick<Provider, 'logo'>; variant: Variant }) {
  return (
    <header className={`flex h-12 items-center px-5 ${variant === 'web' ? 'desktop:hidden' : ''}`.trimEnd()}>
      <Picture image={provider.logo} slot="logo" className="h-6 w-auto" />
    </header>
  )
}
