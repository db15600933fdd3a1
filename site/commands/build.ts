import { startCommand } from './start-command.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { production } from './targets.ts'

startCommand('npm run build', ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'])
process.exitCode = (await buildSiteFromSettings(production)) ? 0 : 1
