import path from 'node:path'

import { contentRoot, readContentCached, reportContent } from '#site/content-layer/check-content.ts'
import { createPublisher } from '#site/content-layer/publish.ts'

/** Reads, checks and publishes CONTENT_ROOT into BENCH_PUBLIC once, as `npm run build` does; run in a process of its own. */
const target = path.resolve(process.env['BENCH_PUBLIC'] ?? 'bench-public')

const content = await readContentCached()
if (reportContent(content)) await createPublisher({ publicFolder: target, versionFile: path.join(target, 'content-version.ts') })(contentRoot, content)
else process.exitCode = 1
