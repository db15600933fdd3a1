import { type Chapter, meant, type Suggestion } from '../../diagnostics/words.ts'

export const referenceChapter = {
  title: '注記、リンク、キャンペーンの一覧',
  reason: '指す先がないと、読む人が行き止まりになる',
  source: '仕様 §3',
  kinds: {
    'campaign-listed-twice': {
      words: ({ got }: { got: string }) => ({
        en: [`${got} is listed twice`, 'remove one of them'],
        ja: [`${got} が二度並んでいます`, '片方を消す'],
      }),
    },
    'dangling-campaign': {
      words: ({ got, ...suggested }: { got: string } & Suggestion) => ({
        en: [`there is no campaign ${got} in this month`, meant.en(suggested)],
        ja: [`この月に ${got} というキャンペーンはありません`, meant.ja(suggested)],
      }),
    },
    'unlisted-campaign': {
      words: ({ id }: { id: string }) => ({
        en: ['is not listed in month.yaml', `add "- ${id}" below campaigns: in month.yaml`],
        ja: [
          `${id} が month.yaml にありません`,
          `month.yaml の campaigns: の下に「- ${id}」を足す（編集画面では、月の「この月のキャンペーン」）`,
        ],
      }),
    },
    'dangling-annotation': {
      words: ({ got, ...suggested }: { got: string } & Suggestion) => ({
        en: [`there is no annotation ${got} in content/annotations`, meant.en(suggested)],
        ja: [`content/annotations に ${got} がありません`, meant.ja(suggested)],
      }),
    },
    'dead-link': {
      words: ({ got }: { got: string }) => ({
        en: [`leads nowhere on this site: ${got}`, 'write the path of a page that exists'],
        ja: [`このサイトにない行き先です（${got}）`, '実際にあるページの場所を書く'],
      }),
    },
    'mark-without-annotation': {
      words: ({ mark }: { mark: string }) => ({
        en: [
          `has the mark ${mark}, but no annotation of that name`,
          `add an annotation titled ${mark} to annotationLists`,
        ],
        ja: [`${mark} に対応する注記がありません`, `annotationLists に title: ${mark} の注記を足す`],
      }),
    },
    'annotation-without-mark': {
      words: ({ mark }: { mark: string }) => ({
        en: [
          `is titled ${mark}, but no text has that mark`,
          `put ${mark} behind the words it limits, or give it another title`,
        ],
        ja: [`${mark} の印が、どの文にもありません`, `注記のいる言葉のうしろに ${mark} を書くか、title を言葉にする`],
      }),
    },
    'bare-mark': {
      words: {
        en: ['has a ※ without a number', 'write ※1 and add its annotation, or remove the ※'],
        ja: ['番号のない ※ があります', '※1 のように番号を書いてその注記を足すか、※ を消す'],
      },
    },
  },
} satisfies Chapter
