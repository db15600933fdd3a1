import type { CommandInputs, CommandName } from '../../platform/bridge/commands.ts'

/** A command's form, with valid sample values. */
type CommandForm<Name extends CommandName> = {
  title: string
  fields: readonly { name: keyof CommandInputs[Name] & string; label: string; value: string }[]
}

/** Sample values: texts from the content, URLs of this site. */
export type FormSamples = { siteUrl: string; helpUrl: string; shareText: string; copyText: string }

/** Returns the form of every command of the app (specification §7). */
export function createCommandForms({ siteUrl, helpUrl, shareText, copyText }: FormSamples): {
  [Name in CommandName]: CommandForm<Name>
} {
  return {
    showAlert: {
      title: 'お知らせを出す',
      fields: [
        { name: 'title', label: '題名', value: 'エラー' },
        { name: 'message', label: '本文', value: '通信エラーが発生しました。' },
      ],
    },
    openLogin: { title: 'ログインを開く', fields: [] },
    openActivity: {
      title: 'アプリの画面を開く',
      fields: [{ name: 'path', label: 'パス（/ で始める）', value: '/card' }],
    },
    openUrl: {
      title: 'アプリの中で開く',
      fields: [{ name: 'url', label: 'URL', value: `${siteUrl}/examples/dummy-external/` }],
    },
    open: { title: '外のブラウザで開く', fields: [{ name: 'url', label: 'URL', value: helpUrl }] },
    copy: { title: '文をコピーする', fields: [{ name: 'text', label: '文', value: copyText }] },
    share: { title: '文をシェアする', fields: [{ name: 'text', label: '文', value: shareText }] },
  }
}
