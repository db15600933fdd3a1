import { diagnosticsAsJson, readContentCached, reportContent } from '../content-layer/check-content.ts'
import { PlainError } from '../plain-error.ts'

const usage = `npm run check tells what has to be corrected in the content, one line each, in Japanese with CHECK_LANGUAGE=ja.
  npm run -s check -- --json: the same as JSON, for other programs
It ends with 0 where the content is in order, and with 1 otherwise.`

const [option, ...more] = process.argv.slice(2)
if (option === '--help') console.log(usage)
else if ((option !== undefined && option !== '--json') || more.length > 0)
  throw new PlainError(`${usage}\nLeave out ${[option, ...more].filter((one) => one !== '--json').join(' ')}.`)
else {
  const content = await readContentCached()
  if (option === '--json') console.log(diagnosticsAsJson(content))
  else reportContent(content)
  process.exitCode = content.diagnostics.length === 0 ? 0 : 1
}
