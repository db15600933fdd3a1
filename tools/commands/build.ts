import { describeReason } from '../build/reasons.ts'
import { PlainError } from '../shared/plain-error.ts'
import { buildSiteFromSettings } from './build-site.ts'
import { startCommand } from './start-command.ts'
import { production } from './targets.ts'

const option = '--why'

/** The page that is asked about, as the address of a folder, and all other arguments. */
function takeQuestion(args: readonly string[]): { asked?: string; rest: readonly string[] } {
  const at = args.indexOf(option)
  if (at < 0) return { rest: args }
  const address = args[at + 1]
  if (address === undefined || !address.startsWith('/'))
    throw new PlainError(`${option} needs the address of a page, such as ${option} /jp/card/202305-1/apple/`)
  return { asked: address.endsWith('/') ? address : `${address}/`, rest: args.toSpliced(at, 2) }
}

const { asked, rest } = takeQuestion(process.argv.slice(2))
startCommand(
  'npm run build',
  ['SITE_URL', 'NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH'],
  rest,
  [
    `  ${option} ADDRESS: says why that page of the content was made anew, or was not. For example: ${option} /jp/card/202305-1/apple/`,
  ],
)
const made = await buildSiteFromSettings(production)
if (made && asked !== undefined) {
  const answer = made.reasons.get(asked)
  const when = answer?.isNow ? 'was made anew in this build, ' : 'was taken from an earlier build, which made it '
  console.log(
    answer
      ? `  ${asked} ${when}${describeReason(answer.reason)}.`
      : `  ${asked}: there is no such page of the content.`,
  )
}
process.exitCode = made ? 0 : 1
