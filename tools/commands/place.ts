import { commitOnBranch } from '../hosting/deploy/deploy-to-branch.ts'
import { PlainError } from '../shared/plain-error.ts'
import { root } from './project-paths.ts'
import { parseArguments } from './support/parse-options.ts'

const usage = `npm run place -- <folder> --at <name>    puts a site below a path of the branch gh-pages of origin
npm run place -- --remove --at <name>    takes it away`

// npm run place: deploys a finished folder from a workflow (docs/hosting.md).
const { values, positionals: folders } = parseArguments(usage, {
  help: { type: 'boolean' },
  at: { type: 'string', default: '' },
  remove: { type: 'boolean', default: false },
})
const { help, at, remove } = values
if (help) console.log(usage)
else {
  if (folders.length !== (remove ? 0 : 1)) throw new PlainError(usage)
  const commit = commitOnBranch({ root, at, folder: folders[0] })
  if (commit === undefined) console.log(`There is no ${at}/ on gh-pages: nothing to take away.`)
  else console.log(`${remove ? 'Taken away from' : 'Placed on'} gh-pages as ${commit.slice(0, 10)}: ${at}/`)
}
