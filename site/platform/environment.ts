export type System = 'ios' | 'android'

/** Where a page is shown (D5). `build` is the app's build number, or undefined where its token states none. */
export type Environment = { place: 'app'; system: System; build: number | undefined } | { place: 'browser'; system: System | 'other' }

/** What tells where we are: the parts of `navigator` that D5 names. */
export type Agent = { userAgent: string; maxTouchPoints: number }

function systemOf({ userAgent, maxTouchPoints }: Agent): System | 'other' {
  if (/Windows Phone/i.test(userAgent)) return 'other'
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  if (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) return 'ios'
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'other'
}

/** The user agent without its comments: a product token inside one is not a product (RFC 9110). */
function withoutComments(userAgent: string): string {
  let depth = 0
  let rest = ''
  for (const character of userAgent) {
    if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) rest += character
  }
  return rest
}

/** Tells where a page is shown. Only a product token of exactly the app's name counts. Never throws (D5). */
export function detectEnvironment(agent: Agent, appToken: string): Environment {
  const system = systemOf(agent)
  const product = withoutComments(agent.userAgent)
    .split(/\s+/)
    .find((token) => token === appToken || token.startsWith(`${appToken}/`))
  if (product === undefined || system === 'other') return { place: 'browser', system }
  const version = product.slice(appToken.length + 1)
  return { place: 'app', system, build: /^\d{1,9}$/.test(version) ? Number(version) : undefined }
}

/** The environment as the style sheet knows it: `ios-app`, `android-browser`, `other-browser` and so on. */
export function environmentName({ place, system }: Environment): string {
  return `${system}-${place}`
}
