import { chmod, cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { findProgram } from '../support/run/find-program.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { runServer, type RunningServer } from '../support/servers/run-server.ts'

function findApache(): string {
  return findProgram({
    name: 'Apache',
    variable: 'APACHE_PATH',
    commands: ['apache2', 'httpd'],
    paths: ['/usr/sbin/apache2'],
    debianPackages: [['apache2-bin']],
  })
}

const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif']

/** Returns the minimal configuration with which Apache serves a folder with an `.htaccess` file. */
function configuration(temporaryFolder: string, folder: string, port: number): string {
  return `ServerRoot "${temporaryFolder}"
ServerName localhost
Listen 127.0.0.1:${port}
PidFile "${temporaryFolder}/apache.pid"
DefaultRuntimeDir "${temporaryFolder}"
ErrorLog "|/bin/cat"
LogLevel error
TypesConfig /dev/null
# Started as root, it would not serve as root.
User #65534
Group #65534
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
DocumentRoot "${folder}"
<Directory "${folder}">
  AllowOverride All
  Require all granted
</Directory>
`
}

/** Serves a copy of the published folder, which has settings of its own, with a real Apache. */
export async function startApache(port: number): Promise<RunningServer> {
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), 'apache-'))
  const folder = path.join(temporaryFolder, 'site')
  await cp(fixtureSite.folder, folder, { recursive: true })
  // Whom it serves as may read none of the folders above otherwise.
  await chmod(temporaryFolder, 0o755)
  if (process.getuid?.() === 0) await chmod(tmpdir(), 0o755)
  const settings = path.join(temporaryFolder, 'apache.conf')
  await writeFile(settings, configuration(temporaryFolder, folder, port))
  const args = ['-f', settings, '-D', 'FOREGROUND']
  return runServer({ program: findApache(), args, temporaryFolder, origin: `http://127.0.0.1:${port}` })
}
