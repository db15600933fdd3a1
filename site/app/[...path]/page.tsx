import { notFound } from 'next/navigation'

import { contentOnDisk } from '../../documents/content-on-disk.ts'
import { isScreenPath } from '../../screens/screen-paths.ts'
import { screens } from '../../screens/screens.tsx'

type Props = { params: Promise<{ path: string[] }> }

/** Renders every screen in development. `tools/build/make-screen-pages.ts` builds the published ones (decision 54). */
export default async function Page({ params }: Props) {
  const { path } = await params
  const address = `/${path.join('/')}/`
  return isScreenPath(address) ? screens[address](contentOnDisk) : notFound()
}
