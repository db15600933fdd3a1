import { findProgram } from '../../support/find-program.ts'

/** The path of wrk, which asks a server as often as it answers. */
export function findWrk(): string {
  return findProgram({ name: 'wrk', variable: 'WRK_PATH', commands: ['wrk'], places: [], debianPackages: [['wrk']] })
}
