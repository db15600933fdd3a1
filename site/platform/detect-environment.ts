/** A system that the app exists for. */
export type System = 'ios' | 'android'

/** The environment of a page (D5). `build` is the app's build number, undefined if its token has none. */
export type Environment =
  | { surface: 'app'; system: System; build: number | undefined }
  | { surface: 'browser'; system: System | 'other' }

/** The parts of `navigator` that detection uses (D5). */
export type Agent = { userAgent: string; maxTouchPoints: number }

/**
 * Detects the system by the first name in the user agent. The model name of an Android phone may contain iPhone, but
 * Android precedes it. Windows Phone names both, to get the pages made for them.
 */
function detectSystem({ userAgent, maxTouchPoints }: Agent): System | 'other' {
  if (/Windows Phone/i.test(userAgent)) return 'other'
  // Some apps name the model: iPhone13,4.
  const device = /\b(?:i(?:Phone|Pad|Pod)(?:\d+,\d+)?|Android)\b/.exec(userAgent)?.[0]
  if (device !== undefined) return device === 'Android' ? 'android' : 'ios'
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other'
}

/**
 * Replaces each comment in the user agent with a space: a product token inside a comment is not a product
 * (RFC 9110 §5.6.5, §10.1.5). A backslash escapes the next character; an unclosed comment extends to the end.
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
 * Detects the environment of a page. Never throws; runs in linear time (D5).
 *
 * - Only a product token that equals the app's name counts, including case; of two, the first, which is more
 *   significant (RFC 9110 §10.1.5).
 * - The build is known only if the token's version has 1 to 9 digits. `MerpayApp`, `MerpayApp/abc`, `MerpayApp/1.2` and
 *   `MerpayApp/39006.1` are the app with an unknown build: an app's version is not its build number.
 * - The token on a system other than iOS and Android is not the app, because nothing would handle its deep links there.
 */
export function detectEnvironment(agent: Agent, appToken: string): Environment {
  const system = detectSystem(agent)
  const product = withoutComments(agent.userAgent)
    .split(/\s+/)
    .find((token) => token === appToken || token.startsWith(`${appToken}/`))
  if (product === undefined || system === 'other') return { surface: 'browser', system }
  const version = product.slice(appToken.length + 1)
  return { surface: 'app', system, build: /^\d{1,9}$/.test(version) ? Number(version) : undefined }
}

/** Returns the environment's name in the style sheet, such as `ios-app`, `android-browser` or `other-browser`. */
export function formatEnvironment({ surface, system }: Environment): string {
  return `${system}-${surface}`
}
