export type System = 'ios' | 'android'

/** Where a page is shown (D5). `build` is the app's build number, or undefined where its token states none. */
export type Environment =
  { surface: 'app'; system: System; build: number | undefined } | { surface: 'browser'; system: System | 'other' }

/** What tells where we are: the parts of `navigator` that D5 names. */
export type Agent = { userAgent: string; maxTouchPoints: number }

/**
 * The system by the first word that names one: an Android phone may call its model an iPhone, but says Android first.
 * Windows Phone names both, to be shown pages made for them.
 */
function systemOf({ userAgent, maxTouchPoints }: Agent): System | 'other' {
  if (/Windows Phone/i.test(userAgent)) return 'other'
  const word = /\b(?:iPhone|iPad|iPod|Android)\b/.exec(userAgent)?.[0]
  if (word !== undefined) return word === 'Android' ? 'android' : 'ios'
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other'
}

/**
 * The user agent with a space for each comment: a product token inside one is not a product (RFC 9110 §5.6.5, §10.1.5).
 * A backslash in a comment makes the next character part of it; a comment that is never closed goes on to the end.
 */
function withoutComments(userAgent: string): string {
  let depth = 0
  let isEscaped = false
  let rest = ''
  for (const character of userAgent) {
    if (isEscaped) isEscaped = false
    else if (depth > 0 && character === '\\') isEscaped = true
    else if (character === '(') depth += 1
    else if (depth === 0) rest += character
    else if (character === ')') {
      depth -= 1
      if (depth === 0) rest += ' '
    }
  }
  return rest
}

/**
 * Tells where a page is shown. Never throws, takes time in proportion to the string's length (D5).
 *
 * - Only a product token of exactly the app's name counts, spelled the same; of two, the first, the more significant
 *   one (RFC 9110 §10.1.5).
 * - The build is known only where the token's version is 1 to 9 digits. `MerpayApp`, `MerpayApp/abc`, `MerpayApp/1.2`
 *   and
 *   `MerpayApp/39006.1` are the app, of an unknown build: the version of an app is not its build number.
 * - The token beside a system that is neither iOS nor Android is no app: nothing there would take its deep links.
 */
export function detectEnvironment(agent: Agent, appToken: string): Environment {
  const system = systemOf(agent)
  const product = withoutComments(agent.userAgent)
    .split(/\s+/)
    .find((token) => token === appToken || token.startsWith(`${appToken}/`))
  if (product === undefined || system === 'other') return { surface: 'browser', system }
  const version = product.slice(appToken.length + 1)
  return { surface: 'app', system, build: /^\d{1,9}$/.test(version) ? Number(version) : undefined }
}

/** The environment as the style sheet knows it: `ios-app`, `android-browser`, `other-browser` and so on. */
export function environmentName({ surface: place, system }: Environment): string {
  return `${system}-${place}`
}
