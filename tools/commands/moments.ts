import { formatInstant } from '#domain/time/format-time.ts'

import { readContentCached } from '../content/read-content-cached.ts'
import { reportContent } from '../content/report-content.ts'
import { listScheduled, publicationInstants } from '#content-layer/documents/publication-schedule.ts'
import { formatMoments, listMoments, type Moment } from '#content-layer/documents/upcoming-changes.ts'
import { PlainError } from '../shared/plain-error.ts'
import { readCommandTime, readInstant } from '../shared/settings/command-time.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'

const usage = `npm run -s moments lists the coming moments at which something changes, from the content.
  --json              as out-report/moments.json has them
  --next              only the next moment that needs a build, in ISO 8601
  --due-since <time>  the moments that have needed a build since that time, such as that of the last deployment
  --at <time>         as of another time than now
Exit codes: 0 if there is one, 3 if there is none (--next, --due-since), anything else if that is not known.`

/** Exit status if there is nothing for a scheduler to do. Not 1, which is also the status of a crash. */
const nothingDue = 3

function describe({ at, needsBuild, changes }: Moment): string {
  const lines = changes.map((change) => {
    const directory = 'screen' in change ? `screens/${change.screen}` : `campaigns/${change.month}`
    return `  ${change.kind} ${directory}${change.id === undefined ? '' : `/${change.id}`} 「${change.title}」`
  })
  return [`${at}${needsBuild ? '  needs a build' : ''}`, ...lines].join('\n')
}

function printInstants(instants: readonly string[]): void {
  for (const instant of instants) console.log(instant)
  if (instants.length === 0) process.exitCode = nothingDue
}

const { values: args } = parseCommand({
  usage,
  options: {
    json: { type: 'boolean' },
    next: { type: 'boolean' },
    'due-since': { type: 'string' },
    at: { type: 'string' },
  },
})
const now = args.at === undefined ? readCommandTime() : readInstant('--at', args.at)
const content = await readContentCached(undefined, now)
if (content.diagnostics.length > 0) {
  reportContent(content)
  throw new PlainError('The moments are not known before the content is in order.')
}
if (args['due-since'] !== undefined) {
  const since = readInstant('--due-since', args['due-since'])
  const due = publicationInstants(content).filter((instant) => instant > since && instant <= now)
  printInstants(due.map(formatInstant))
} else if (args.next) {
  const [first] = listScheduled(content, now)
  printInstants(first ? [formatInstant(first.publishAt)] : [])
} else if (args.json) process.stdout.write(formatMoments(content, now))
else {
  const moments = listMoments(content, now).map(describe)
  console.log(moments.length > 0 ? moments.join('\n') : 'Nothing changes by itself any more.')
}
