import { availableParallelism } from 'node:os'
import path from 'node:path'

import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  turbopack: { root: path.resolve(import.meta.dirname, process.cwd()) },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Next leaves one core idle; making pages is all that the machine has to do then.
  experimental: { cpus: availableParallelism() },
}

export default config
