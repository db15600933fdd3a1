import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { findProgram } from '../support/run/find-program.ts'
import { runServer, type RunningServer } from '../support/servers/run-server.ts'

function findNginx(): string {
  return findProgram({
    name: 'nginx',
    variable: 'NGINX_PATH',
    commands: ['nginx'],
    paths: ['/usr/sbin/nginx'],
    debianPackages: [['nginx-light']],
  })
}

/** Returns the configuration around a server block: the minimum for nginx to run as one user, in one folder. */
function createConfiguration({ folder, server }: Served, temporaryFolder: string, port: number): string {
  const configuredServer = server
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/campaign-pages;', `root "${folder}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${temporaryFolder}/${name};`)
    .join('\n')
  return `daemon off;\nworker_processes 1;\npid ${temporaryFolder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${configuredServer}}\n`
}

type Served = { folder: string; server: string }

/** Returns the published folder with the configuration that the build generated. */
async function published(): Promise<Served> {
  return { folder: fixtureSite.folder, server: await readFile(path.join(fixtureSite.folder, 'nginx.conf'), 'utf8') }
}

export type RunningNginx = RunningServer

/**
 * Serves a folder with a real nginx: by default the published one with its generated configuration. `pid` is nginx's
 * master process.
 */
export async function startNginx(port: number, given?: Served): Promise<RunningNginx> {
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const configuration = path.join(temporaryFolder, 'all.conf')
  await writeFile(configuration, createConfiguration(given ?? (await published()), temporaryFolder, port))
  // Started as root, nginx would switch to a user who cannot read root's folders.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const args = ['-c', configuration, ...asRoot]
  return runServer({ program: findNginx(), args, temporaryFolder, origin: `http://127.0.0.1:${port}` })
}
