import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { outFolder } from '#site/commands/root.ts'

import { findProgram } from './find-program.ts'

function findNginx(): string {
  return findProgram({ name: 'nginx', variable: 'NGINX_PATH', commands: ['nginx'], places: ['/usr/sbin/nginx'], debianPackages: ['nginx-light'] })
}

/** What surrounds the made server block: as little as nginx needs to run for one user, in one folder. */
function wholeConfiguration(server: string, folder: string, port: number): string {
  const own = server.replace('listen 8080;', `listen 127.0.0.1:${port};`).replace('root /srv/campaign-pages;', `root ${folder}/site;`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  return `daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${own}}\n`
}

type Served = { folder: string; server: string }

/** The published folder, with the configuration that the build made. */
async function published(): Promise<Served> {
  return { folder: outFolder, server: await readFile(path.join(outFolder, 'nginx.conf'), 'utf8') }
}

/**
 * Serves a copy of a folder by a real nginx: the published one as its build says, unless a folder and its server block
 * are given. `pid` is the one of nginx's first process.
 */
export async function startNginx(port: number, given?: Served): Promise<{ origin: string; pid: number; stop: () => Promise<void> }> {
  const served = given ?? (await published())
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  await cp(served.folder, path.join(folder, 'site'), { recursive: true })
  const configuration = path.join(folder, 'all.conf')
  await writeFile(configuration, wholeConfiguration(served.server, folder, port))
  // Started by root, nginx would serve as another user, who may not enter a temporary folder of root's.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const server = spawn(findNginx(), ['-c', configuration, ...asRoot], { stdio: ['ignore', 'inherit', 'inherit'] })
  const closed = new Promise<void>((resolve) => server.on('close', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    server.kill('SIGTERM')
    await closed
    await rm(folder, { recursive: true, force: true })
  }
  return { origin, pid: server.pid ?? 0, stop }
}
