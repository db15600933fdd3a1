import type { Changes } from '../support/sites/small-content.ts'

/**
 * Content written to hang, crash or deceive the check. `kind` is a diagnostic that must be reported; without it, any
 * outcome is acceptable.
 */
export type Attack = { title: string; changes: Changes; kind?: string }

/** Repeats a text up to a number of kilobytes. */
export function fill(part: string, kilobytes: number): string {
  return part.repeat(Math.floor((kilobytes * 1024) / Buffer.byteLength(part)))
}

/** Joins a number of parts, each written for its index. */
export function repeatPart(times: number, part: (index: number) => string, between = ''): string {
  return Array.from({ length: times }, (_, index) => part(index)).join(between)
}

/** Returns an SVG with these elements. */
export function createSvg(inside: string, size = 'width="750" height="500"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`
}
