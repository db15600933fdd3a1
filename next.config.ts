import { availableParallelism } from 'node:os'
import path from 'node:path'

import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'export',
  basePath: process.env['NEXT_PUBLIC_BASE_PATH'] ?? '',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: { root: path.resolve(import.meta.dirname, process.cwd()) },
  // `npm test` checks the types of everything; a build would do so a second time.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The hosts under which `npm run dev` is reachable.
  allowedDevOrigins: (process.env['DEV_ORIGINS'] ?? '')
    .split(',')
    .flatMap((origin) => (origin === '' ? [] : [new URL(origin).hostname])),
  // Builds are reproducible byte for byte: Next's default build id is random.
  generateBuildId: () => process.env['BUILD_ID'] ?? null,
  // Inlined into the pages even if unset, so that unused code is eliminated.
  env: {
    NEXT_PUBLIC_BASE_PATH: process.env['NEXT_PUBLIC_BASE_PATH'] ?? '',
    NEXT_PUBLIC_PREVIEW: process.env['NEXT_PUBLIC_PREVIEW'] ?? '',
    NEXT_PUBLIC_API_ORIGIN: process.env['NEXT_PUBLIC_API_ORIGIN'] ?? '',
    NEXT_PUBLIC_LOG_LEVEL: process.env['NEXT_PUBLIC_LOG_LEVEL'] ?? '',
  },
  // By default Next leaves one core idle; nothing else runs during a build.
  experimental: { cpus: availableParallelism() },
}

export default config
