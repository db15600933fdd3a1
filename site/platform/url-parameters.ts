/** URL parameters of screens (D34). They do not include those of previews or of tracking. */
export type UrlParameter = 'invite-code' | 'referer' | 'promotion' | 'id'

/** Forms into which apps garble the `&` between two parameters: a second `?`, an entity, an escape. */
const garbledSeparator = /(?!^)\?|%(?:25)?(?:26|3F)(?=(?:amp(?:;|%3B))?[\w-]+(?:=|%(?:25)?3D))/gi
/** Remains of an entity before a name, and an escaped `=` after it. */
const garbledName = /([?&])(?:amp(?:;|%3B))?([\w-]+)(?:=|%(?:25)?3D)/gi

/** Parses the parameters of a URL, even if an app has escaped it once too often. */
export function parseParameters(search: string): URLSearchParams {
  return new URLSearchParams(search.replace(garbledSeparator, '&').replace(garbledName, '$1$2='))
}

/** Returns the first non-empty value of a parameter, ignoring the case of its name; empty if there is none. */
export function readParameter(search: string, name: string): string {
  const values = [...parseParameters(search)]
    .filter(([key]) => key.toLowerCase() === name)
    .map(([, value]) => value.trim())
  return values.find((value) => value !== '') ?? ''
}

/**
 * Returns the value of a parameter whose values are keys of ASCII letters and digits, without text that a mail or chat
 * app mistook for a part of the URL: `。`, `）`, the next words.
 */
export function readKeyParameter(search: string, name: string): string {
  const value = readParameter(search, name)
  return value.replace(/[^\w.:~-]+$/, '') || value
}
