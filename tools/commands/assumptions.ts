import { readContentCached } from '../content/read-content-cached.ts'
import { campaignFilePath } from '#content-layer/common/entry-files.ts'
import { listAssumptions } from '#content-layer/entries/list-assumptions.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'

const usage = `使い方: npm run assumptions
  だれも決めていないので仮に決めた項目（assumed）を、いまの値と一覧にします。`

// npm run assumptions: lists the project's assumptions with their current values (D24). Exits with status 1 if a field
// does not exist.
parseCommand({ usage, options: {} })
const { screens, campaigns } = await readContentCached()
const assumptions = [
  ...[...screens].flatMap(([name, data]) => listAssumptions(`screens/${name}.yaml`, data)),
  ...campaigns.flatMap(({ month, id, definition }) => listAssumptions(campaignFilePath(month, id), definition)),
]
for (const { file, field, value } of assumptions) {
  if (value === undefined) process.exitCode = 1
  const shown = value === undefined ? 'この項目はありません。assumed から消してください' : JSON.stringify(value)
  console.log(`content/${file}  ${field}: ${shown.length > 100 ? `${shown.slice(0, 100)}…` : shown}`)
}
console.log(`\n仮に決めた項目が${assumptions.length}件あります。決まったら値を直し、assumed から消してください。`)
