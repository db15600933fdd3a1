import { parseCommand } from '../shared/settings/parse-command.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { production } from './targets.ts'

parseCommand({
  usage: 'npm run build takes no arguments. It reads from the environment:',
  options: {},
  settings: ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'],
})
process.exitCode = (await buildSiteFromSettings(production)) ? 0 : 1
