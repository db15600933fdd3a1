import { parseArgs } from 'node:util'

import { commitOnBranch } from '../hosting/deploy-to-branch.ts'
import { PlainError } from '../shared/plain-error.ts'
import { root } from './project-paths.ts'

const usage = `npm run place -- <folder> --at <name>    puts a site below a path of the branch gh-pages of origin
npm run place -- --remove --at <name>    takes it away`

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        at: { type: 'string', default: '' },
        remove: { type: 'boolean', default: false },
      },
    })
    return { ...values, folders: positionals }
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

// npm run place: deploys a finished folder from a workflow (docs/hosting.md).
const { help, at, remove, folders } = readOptions()
if (help) console.log(usage)
else {
  if (folders.length !== (remove ? 0 : 1)) throw new PlainError(usage)
  const commit = commitOnBranch({ root, at, folder: folders[0] })
  if (commit === undefined) console.log(`There is no ${at}/ on gh-pages: nothing to take away.`)
  else console.log(`${remove ? 'Taken away from' : 'Placed on'} gh-pages as ${commit.slice(0, 10)}: ${at}/`)
}
