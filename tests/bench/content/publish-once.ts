import path from 'node:path'

import { readContentCached } from '#tools/content/read-content-cached.ts'
import { reportContent } from '#tools/content/report-content.ts'
import { siteContent } from '#tools/content/content-source.ts'
import { createPublisher } from '#tools/content/publish.ts'

/**
 * Reads, checks and publishes CONTENT_ROOT into BENCH_PUBLIC once, as `npm run build` does; runs in its own process.
 */
const target = path.resolve(process.env['BENCH_PUBLIC'] ?? 'bench-public')

const content = await readContentCached()
if (reportContent(content))
  await createPublisher({ publicFolder: target, versionFile: path.join(target, 'content-version.ts') })(
    siteContent.folder,
    content,
  )
else process.exitCode = 1
