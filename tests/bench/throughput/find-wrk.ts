import { findProgram } from '#tools/shared/processes/find-program.ts'

/** Returns the path of wrk, an HTTP load generator. */
export function findWrk(): string {
  return findProgram({ name: 'wrk', variable: 'WRK_PATH', commands: ['wrk'], paths: [], debianPackages: [['wrk']] })
}
