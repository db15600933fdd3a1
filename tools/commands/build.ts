import { describeReason } from '../build/reasons.ts'
import { PlainError } from '../shared/plain-error.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { startCommand } from './start-command.ts'
import { takeOption } from './take-option.ts'
import { production } from './targets.ts'

const option = '--why'
const needs = 'the address of a page, such as /jp/card/202305-1/apple/'

const { value, rest } = takeOption(option, process.argv.slice(2), needs)
if (value !== undefined && !value.startsWith('/')) throw new PlainError(`${option} needs ${needs}`)
const args = value && (value.endsWith('/') ? value : `${value}/`)
startCommand(
  'npm run build',
  ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'],
  rest,
  [
    `  ${option} ADDRESS: says why that page of the content was made anew, or was not. For example: ${option} /jp/card/202305-1/apple/`,
  ],
)
const site = await buildSiteFromSettings(production)
if (site && args !== undefined) {
  const reason = site.reasons.get(args)
  const when = reason?.isNow ? 'was made anew in this build, ' : 'was taken from an earlier build, which made it '
  console.log(
    reason ? `  ${args} ${when}${describeReason(reason.reason)}.` : `  ${args}: there is no such page of the content.`,
  )
}
process.exitCode = site ? 0 : 1
