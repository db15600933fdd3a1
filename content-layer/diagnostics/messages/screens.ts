import type { Category } from '../message.ts'
import { reasons, sources } from '../rationales.ts'

export const screenCategory = {
  title: '画面の言葉と数',
  reason: reasons.readerInDoubt,
  source: '仕様 §3',
  kinds: {
    'promotion-key-unlikely': {
      severity: 'warning',
      reason: 'サーバーが知らない名前では、だれもエントリーできない',
      source: sources.corpus,
      messages: ({ actual, reason }: { actual: string; reason: string }) => [
        `「${actual}」は、${reason}`,
        'サーバーの担当者と決めた名前か確かめる',
      ],
    },
    'invitation-cap': {
      source: sources.fair,
      reason: '人数と上限が合わないと、もらえる額がわからない',
      messages: ({ bonus, people, cap, sum }: { bonus: string; people: number; cap: string; sum: string }) => [
        `${cap}ポイントですが、${bonus}ポイント×${people}人は${sum}ポイントです`,
        `「${sum}ポイント」と書くか、人数を直す`,
      ],
    },
    'rate-over-hundred': {
      source: sources.fair,
      reason: 'ポイントの数を、率として約束してしまう',
      messages: ({ actual }: { actual: number }) => [
        `率が ${actual}% になっています`,
        'ポイントなら unit: P にする。率なら数を直す',
      ],
    },
    'period-denied': {
      severity: 'warning',
      reason: '終わりがあることを知らずに、終わったあとで申し込む',
      source: '決定 D21（招待とエントリーの期間）',
      messages: ({ actual }: { actual: string }) => [
        `「${actual}」とありますが、このページには期間（period）があります`,
        '言葉を消すか、いつも変わらないことだけに使う',
      ],
    },
    'period-not-stated': {
      reason: '終わりを知らせないまま「期間中」と書くと、いつまで受けられるかわからない約束になる',
      source: '決定 D21（招待とエントリーの期間）',
      messages: () => [
        '「期間中」とありますが、この画面には期間（period）がありません',
        'period に始まりと終わりを書くか、「開催中」のように、日を約束しない言葉にする',
      ],
    },
  },
} satisfies Category
