import { copyText, shareText } from './copy-and-share.ts'
import type { Effects } from './effects.ts'
import type { AppUrl, IntentExtras } from './android-intents.ts'
import { isActivityName, isAppPath, normalizeSafeUrl } from './safe-values.ts'

/**
 * Results of a command; those without an explanation are what they say.
 * - `handed-to-app`: the command was sent to the app
 * - `not-opened`: the page is still visible, so the app probably did not open (D36)
 * - `pending`: the share sheet is already open; nothing was done
 * - `no-app`: the app does not exist for this device; nothing was done
 * - `refused`: an unsafe URL, path or activity name; nothing was done
 */
export type CommandResult =
  | 'handed-to-app'
  | 'not-opened'
  | 'done'
  | 'copied'
  | 'cancelled'
  | 'pending'
  | 'no-app'
  | 'refused'
  | 'failed'

/** The inputs of the commands, by name. */
export type CommandInputs = {
  showAlert: { title: string; message: string }
  /** `url` is the page that the app shows after the login, by default the app's own choice. */
  openLogin: { url?: string }
  /**
   * `path` starts with exactly one slash. `activity` is Android only and relative to the app's package; the default is
   * the provider's.
   */
  openActivity: { path: string; activity?: string }
  openUrl: { url: string }
  copy: { text: string }
  share: { text: string }
  open: { url: string }
}

export type CommandName = keyof CommandInputs

/** A command of the app: its deep link, and what replaces it in a browser. */
export type Command<Input> = {
  /** The command name in its deep link. */
  link: string
  /** The query parameters of its deep link. */
  values: (input: Input) => Record<string, string>
  /** On Android, an intent with these extras replaces the parameters. */
  extras?: (input: Input) => IntentExtras
  /** The sanitised input, or undefined to refuse it. */
  accept?: (input: Input, url: AppUrl) => Input | undefined
  /** Equivalent in a browser. If absent, a browser tries to open the app. */
  inBrowser?: (input: Input, effects: Effects) => Promise<CommandResult> | CommandResult
}

function acceptUrl({ url }: { url: string }, { deepLinkScheme }: AppUrl): { url: string } | undefined {
  const safe = normalizeSafeUrl(url, deepLinkScheme)
  return safe === undefined ? undefined : { url: safe }
}

function openInBrowser({ url }: { url: string }, effects: Effects): 'done' {
  effects.navigate(url)
  return 'done'
}

/**
 * The commands of specification §7, which defines the links of the first four; the link names of `copy`, `share` and
 * `open` are our choice.
 */
export const commands: { readonly [Name in CommandName]: Command<CommandInputs[Name]> } = {
  showAlert: {
    link: 'showAlert',
    values: ({ title, message }) => ({ title, message }),
    inBrowser({ title, message }, effects) {
      effects.alert(title === '' ? message : `${title}\n${message}`)
      return 'done'
    },
  },
  openLogin: {
    link: 'openLogin',
    values: ({ url }): Record<string, string> => (url === undefined ? {} : { url }),
  },
  openActivity: {
    link: 'openActivity',
    values: ({ path }) => ({ path }),
    extras: ({ path, activity }) => ({ path, activity }),
    accept: (input) => (isAppPath(input.path) && isActivityName(input.activity ?? 'Default') ? input : undefined),
  },
  openUrl: { link: 'openURL', values: ({ url }) => ({ url }), accept: acceptUrl, inBrowser: openInBrowser },
  copy: { link: 'copy', values: ({ text }) => ({ text }), inBrowser: ({ text }, effects) => copyText(text, effects) },
  share: {
    link: 'shareMediaList',
    values: ({ text }) => ({ text }),
    inBrowser: ({ text }, effects) => shareText(text, effects),
  },
  open: { link: 'open', values: ({ url }) => ({ url }), accept: acceptUrl, inBrowser: openInBrowser },
}
