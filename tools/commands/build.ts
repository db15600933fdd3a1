import { describeReason } from '../build/reasons.ts'
import { PlainError } from '../shared/plain-error.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { startCommand } from './support/start-command.ts'
import { takeOption } from './support/take-option.ts'
import { production } from './targets.ts'

const option = '--why'
const needs = 'the path of a page, such as /jp/card/202305-1/apple/'

const { value, rest } = takeOption(option, process.argv.slice(2), needs)
if (value !== undefined && !value.startsWith('/')) throw new PlainError(`${option} needs ${needs}`)
const pagePath = value && (value.endsWith('/') ? value : `${value}/`)
startCommand(
  'npm run build',
  ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'],
  rest,
  [
    `  ${option} PATH: prints why a content page was rendered or reused. For example: ${option} /jp/card/202305-1/apple/`,
  ],
)
const site = await buildSiteFromSettings(production)
if (site && pagePath !== undefined) {
  const reason = site.reasons.get(pagePath)
  const when = reason?.isNow ? 'was rendered in this build ' : 'was reused; a previous build rendered it '
  console.log(
    reason ? `  ${pagePath} ${when}${describeReason(reason.reason)}.` : `  ${pagePath}: there is no such content page.`,
  )
}
process.exitCode = site ? 0 : 1
