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
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Under which names `npm run dev` answers.
  allowedDevOrigins: (process.env['DEV_ORIGINS'] ?? '')
    .split(',')
    .flatMap((origin) => (origin === '' ? [] : [new URL(origin).hostname])),
  // The same sources make the same pages, byte for byte: Next's own name for a build is a random one.
  generateBuildId: () => process.env['BUILD_ID'] ?? null,
  // Written into the pages, also when they are not set: what a build does not need then falls away.
  env: {
    NEXT_PUBLIC_BASE_PATH: process.env['NEXT_PUBLIC_BASE_PATH'] ?? '',
    NEXT_PUBLIC_PREVIEW: process.env['NEXT_PUBLIC_PREVIEW'] ?? '',
    NEXT_PUBLIC_API_ORIGIN: process.env['NEXT_PUBLIC_API_ORIGIN'] ?? '',
    NEXT_PUBLIC_LOG_LEVEL: process.env['NEXT_PUBLIC_LOG_LEVEL'] ?? '',
  },
  // Next leaves one core idle; making pages is all that the machine has to do then.
  experimental: { cpus: availableParallelism() },
}

export default config
