import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { findProgram } from '../support/run/find-program.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { runServer, type RunningServer } from '../support/servers/run-server.ts'

function findCaddy(): string {
  return findProgram({
    name: 'Caddy',
    variable: 'CADDY_PATH',
    commands: ['caddy'],
    paths: ['/usr/bin/caddy'],
    debianPackages: [['caddy']],
  })
}

/** Settings for Caddy to run as one user, in one folder, without certificates. */
const alone = '{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n'

/** Serves the published folder with a real Caddy and the settings that the build made. */
export async function startCaddy(port: number): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), 'caddy-'))
  const generated = await readFile(path.join(fixtureSite.folder, 'Caddyfile'), 'utf8')
  const configuration = path.join(temporaryFolder, 'Caddyfile')
  const adapted = generated
    .replace(':8080 {', `${origin} {`)
    .replace('root * /srv/campaign-pages', `root * "${fixtureSite.folder}"`)
  await writeFile(configuration, alone + adapted)
  return runServer({
    program: findCaddy(),
    args: ['run', '--config', configuration, '--adapter', 'caddyfile'],
    env: { HOME: temporaryFolder, XDG_CONFIG_HOME: temporaryFolder, XDG_DATA_HOME: temporaryFolder },
    temporaryFolder,
    origin,
  })
}
