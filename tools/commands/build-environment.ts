import type { SiteLocation } from '../shared/site-location.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What makes pages is loaded for production: style sheets are minified, and React writes no hints. */
const fixed = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

/**
 * The environment of this process, to be set before anything that makes pages is loaded. Content pages get the base
 * path in post-processing.
 */
export const ownEnvironment: Record<string, string> = { ...fixed, NEXT_PUBLIC_BASE_PATH: '' }

/** Variables that a program needs to start and to print; none of them changes what is published. */
const systemVariables = [
  ...['PATH', 'HOME', 'USER', 'SHELL', 'TMPDIR', 'TMP', 'TEMP', 'TERM', 'COLORTERM', 'NO_COLOR', 'FORCE_COLOR', 'CI'],
  ...['LD_LIBRARY_PATH', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMFILES'],
]

/** The documented settings that Next reads, see `tools/shared/settings.ts`. */
const settings = ['NEXT_PUBLIC_API_ORIGIN', 'NEXT_PUBLIC_LOG_LEVEL', 'SOURCE_DATE_EPOCH']

/**
 * The environment of a build of screens: of the given variables those of the system and the documented settings. Windows
 * ignores case in names.
 */
export function withoutOtherVariables(environment: Environment): NodeJS.ProcessEnv {
  const isKept = (name: string) => systemVariables.includes(name.toUpperCase()) || settings.includes(name)
  return { ...Object.fromEntries(Object.entries(environment).filter(([name]) => isKept(name))), ...fixed }
}

/** The environment of Next, whatever the environment of the command. */
export function buildEnvironment(isPreview: boolean, location: SiteLocation | undefined): Record<string, string> {
  return { ...fixed, NEXT_PUBLIC_PREVIEW: isPreview ? '1' : '', NEXT_PUBLIC_BASE_PATH: location?.basePath ?? '' }
}
