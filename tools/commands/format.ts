import { runPackage } from './run-process.ts'

process.exitCode = (await runPackage('oxfmt', [])) ? 0 : 1
