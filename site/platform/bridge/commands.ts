import { copyText, shareText } from './copy-and-share.ts'
import type { Effects } from './effects.ts'
import type { AppAddress, IntentExtras } from './intents.ts'
import { isActivityName, isAppPath, safeUrl } from './safe-values.ts'

/**
 * - `handed-to-app`: the app, or on Android the system with the store as its way out, has been given the command
 * - `sent-to-store`: the app did not open, so the store did
 * - `no-app`: a device that the app does not exist for; nothing was done
 * - `refused`: an address, path or name that is never opened; nothing was done
 */
export type CommandResult =
  'handed-to-app' | 'sent-to-store' | 'done' | 'copied' | 'cancelled' | 'no-app' | 'refused' | 'failed'

export type CommandInputs = {
  showAlert: { title: string; message: string }
  openLogin: object
  /**
   * `path` begins with one slash. `activity` is relative to the app's package, Android's only, the provider's where it
   * is not given.
   */
  openActivity: { path: string; activity?: string }
  openUrl: { url: string }
  copy: { text: string }
  share: { text: string }
  open: { url: string }
}

export type CommandName = keyof CommandInputs

export type Command<Input> = {
  /** Its name in links. */
  link: string
  /** The parameters of its link. */
  values: (input: Input) => Record<string, string>
  /** On Android it is an intent with these extras instead of parameters. */
  extras?: (input: Input) => IntentExtras
  /** The input as it may be used; undefined refuses it. */
  accept?: (input: Input, address: AppAddress) => Input | undefined
  /** What a browser does. Without it, a browser tries to open the app. */
  inBrowser?: (input: Input, effects: Effects) => Promise<CommandResult> | CommandResult
}

function acceptUrl({ url }: { url: string }, { deepLinkScheme }: AppAddress): { url: string } | undefined {
  const safe = safeUrl(url, deepLinkScheme)
  return safe === undefined ? undefined : { url: safe }
}

function follow({ url }: { url: string }, effects: Effects): 'done' {
  effects.navigate(url)
  return 'done'
}

/**
 * The commands of specification §7. It spells the first four; the links of `copy`, `share` and `open` are named here.
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
  openLogin: { link: 'openLogin', values: () => ({}) },
  openActivity: {
    link: 'openActivity',
    values: ({ path }) => ({ path }),
    extras: ({ path, activity }) => ({ path, activity }),
    accept: (input) => (isAppPath(input.path) && isActivityName(input.activity ?? 'Default') ? input : undefined),
  },
  openUrl: { link: 'openURL', values: ({ url }) => ({ url }), accept: acceptUrl, inBrowser: follow },
  copy: { link: 'copy', values: ({ text }) => ({ text }), inBrowser: ({ text }, effects) => copyText(text, effects) },
  share: {
    link: 'shareMediaList',
    values: ({ text }) => ({ text }),
    inBrowser: ({ text }, effects) => shareText(text, effects),
  },
  open: { link: 'open', values: ({ url }) => ({ url }), accept: acceptUrl, inBrowser: follow },
}
