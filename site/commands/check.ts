import { checkContent } from '../content-layer/check-content.ts'

process.exitCode = (await checkContent()) ? 0 : 1
