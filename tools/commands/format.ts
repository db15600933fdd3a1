import { runPackage } from './run-process.ts'

process.exitCode = (await runPackage('prettier', ['--write', '--log-level', 'warn', '.'])) ? 0 : 1
