import { deployToBranch } from '../hosting/deploy/deploy-to-branch.ts'
import { PlainError } from '../shared/plain-error.ts'
import { root } from './project-paths.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'

const usage = `npm run deploy -- <folder> --at <name>    deploys a built site below a path of the branch gh-pages of origin
npm run deploy -- --remove --at <name>    removes it`

// npm run deploy: deploys a built folder below a path of the site that GitHub Pages publishes, or removes that path.
// Workflows run it for previews of branches (docs/hosting.md).
const { values, positionals: folders } = parseCommand({
  usage,
  options: { at: { type: 'string', default: '' }, remove: { type: 'boolean', default: false } },
  maxArguments: 1,
})
const { at, remove } = values
const expectedFolders = remove ? 0 : 1
if (folders.length !== expectedFolders) throw new PlainError(usage)
const commit = deployToBranch({ root, at, folder: folders[0] })
if (commit === undefined) console.log(`There is no ${at}/ on gh-pages: nothing to remove.`)
else console.log(`${remove ? 'Removed from' : 'Deployed to'} gh-pages as ${commit.slice(0, 10)}: ${at}/`)
