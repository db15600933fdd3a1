import { findProgram } from '#site/review/pictures/find-program.ts'

/** The path of wrk, an HTTP load generator. */
export function findWrk(): string {
  return findProgram({ name: 'wrk', variable: 'WRK_PATH', commands: ['wrk'], places: [], debianPackages: [['wrk']] })
}
