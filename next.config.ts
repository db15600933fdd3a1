import path from 'node:path'

import type { NextConfig } from 'next'

/** Next serves the screens in development only; the build renders them without it (decision 54). */
const config: NextConfig = {
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, process.cwd()) },
  devIndicators: false,
  // The hosts under which `npm run dev` is reachable.
  allowedDevOrigins: (process.env['DEV_ORIGINS'] ?? '')
    .split(',')
    .flatMap((origin) => (origin === '' ? [] : [new URL(origin).hostname])),
  // Inlined into the pages even if unset, so that unused code is eliminated.
  env: {
    NEXT_PUBLIC_BASE_PATH: '',
    NEXT_PUBLIC_PREVIEW: '',
    NEXT_PUBLIC_API_ORIGIN: process.env['NEXT_PUBLIC_API_ORIGIN'] ?? '',
    NEXT_PUBLIC_LOG_LEVEL: process.env['NEXT_PUBLIC_LOG_LEVEL'] ?? '',
  },
}

export default config
