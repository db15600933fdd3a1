import { meant, type Messages, type Suggestion } from '../diagnostics/words.ts'

/** What a page may not say, has to say, or may not lead to, and what to do about remarks. */
export const claimMessages = {
  'not-said': ({ name, how, reason }: { id: string; name: string; how: string; reason: string }) => ({
    en: [`does not say: ${name}`, `${how} (${reason})`],
    ja: [`「${name}」がどこにも書かれていません`, `${how}（${reason}）`],
  }),
  'claim-without-basis': ({ got }: { got: string }) => ({
    en: [`claims ${got} without a basis`, 'soften it, or add a note that says who found it out and when'],
    ja: [`「${got}」の根拠がありません`, '言いかえるか、だれがいつ調べたかを注記に書く'],
  }),
  'urgency-without-period': ({ got }: { got: string }) => ({
    en: [`says ${got}, but has no period`, 'remove it, or state until when'],
    ja: [`「${got}」とありますが、期間がありません`, '消すか、いつまでかを書く'],
  }),
  'urgency-too-short': ({ got, days }: { got: string; days: number }) => ({
    en: [`says ${got}, but lasts ${days} days`, 'correct the words or the period'],
    ja: [`「${got}」とありますが、期間は${days}日あります`, '言葉か期間を直す'],
  }),
  'urgency-repeated': ({ other }: { other: string }) => ({
    en: [`hurries people, as it did in ${other}`, 'remove the words: what comes every month is not limited'],
    ja: [`${other} と続けて、急がせる言葉があります`, '消す（毎月あるものを期間限定のように見せない）'],
  }),
  'limit-folded': ({ got }: { got: string }) => ({
    en: [`says ${got} only where people have to unfold it`, 'say it outside of <Faq> too'],
    ja: [`「${got}」が、開かないと見えないところにしかありません`, '<Faq> の外にも書く'],
  }),
  'premium-too-high': ({ points, spent, limit }: { points: number; spent: number; limit: number }) => ({
    en: [`gives ${points} points for ${spent} yen`, `a premium of more than ${limit} may be unlawful: ask legal`],
    ja: [
      `${spent}円の条件に${points}ポイントは、景品なら上限（${limit}円）をこえます`,
      '値引きにあたるかを法務に確かめる',
    ],
  }),
  'rate-unusual': ({ got }: { got: number }) => ({
    en: [`is unusually high: ${got} %`, 'check for a digit too many'],
    ja: [`ふつうより高い率です（${got}%）`, '桁を確かめる'],
  }),
  'unknown-host': ({ got, ...suggested }: { got: string } & Suggestion) => ({
    en: [
      `leads to ${got}, which is not in linkHosts of provider.yaml`,
      suggested.suggestion === '' ? 'to allow it, add it there' : `${meant.en(suggested)} To allow it, add it there`,
    ],
    ja: [
      `${got} は、リンクしてよいサイトにありません`,
      suggested.suggestion === ''
        ? 'リンクしてよければ、provider.yaml の linkHosts に足す'
        : `もしかして ${suggested.suggestion} ですか。新しいサイトなら、provider.yaml の linkHosts に足す`,
    ],
  }),
  'staging-host': ({ got }: { got: string }) => ({
    en: [`leads to ${got}, which is not for the public`, 'write the public address'],
    ja: [`${got} は、公開していない場所です`, '公開している行き先を書く'],
  }),
  'own-address': ({ got, fix }: { got: string; fix: string }) => ({
    en: [`writes out this site's own address: ${got}`, `write ${fix}`],
    ja: [`このサイトの住所を書いています（${got}）`, `${fix} と書く`],
  }),
  'link-with-session': ({ got }: { got: string }) => ({
    en: [`holds what belongs to one visit: ${got}`, 'remove it from the address'],
    ja: [`だれか一人の閲覧のしるし（${got}）が入っています`, '行き先から消す'],
  }),
  'link-tracked': ({ got }: { got: string }) => ({
    en: [`holds tracking parameters: ${got}`, 'remove them unless they are agreed'],
    ja: [`計測用のしるし（${got}）が入っています`, '決めたものでなければ消す'],
  }),
  'link-into-app': ({ got }: { got: string }) => ({
    en: [`leads to a page for the app: ${got}`, 'leave out in-app/: pages in the app are linked by themselves'],
    ja: [
      `アプリの中だけのページへ進みます（${got}）`,
      '最後の in-app/ を消す（アプリの中では、自動でアプリのページになる）',
    ],
  }),
  'link-to-ended': ({ got }: { got: string }) => ({
    en: [`leads to a page that is over before this one begins: ${got}`, 'link to the present one'],
    ja: [`このキャンペーンの前に終わっているページへ進みます（${got}）`, 'いまのページにする'],
  }),
  'alt-without-words': ({ got }: { got: string }) => ({
    en: [`leaves out words that are in the picture: ${got}`, 'write them into alt'],
    ja: [`絵の中の文字（${got}）が alt にありません`, 'alt に書き足す'],
  }),
  'reason-missing': {
    en: ['is a 確認ずみ without a reason', 'write why all is well: 確認ずみ: reason'],
    ja: ['「確認ずみ」の理由がありません', '確認ずみ: のあとに、よいとする理由を書く'],
  },
  'reason-unneeded': ({ reason }: { reason: string }) => ({
    en: [`is a reason for nothing that is told here: ${reason}`, 'remove it'],
    ja: [`ここには確かめることがもうありません（理由: ${reason}）`, '「確認ずみ」のメモを、その印（# か {/*）から消す'],
  }),
} satisfies Messages
