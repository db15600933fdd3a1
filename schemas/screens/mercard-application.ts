import { z } from 'zod'

import { assumed } from '../assumed.ts'
import { text } from '../primitives.ts'
import { appPath, stepList, screenStage } from './common-fields.ts'

/** The texts of the page that leads to the card application (specification §2). */
export const mercardApplication = z.strictObject({
  stage: screenStage('/r/mercard-application の舞台').meta({ title: '舞台' }),
  assumed,
  appPath: appPath('カードを申し込む、アプリの中の場所'),
  open: text('アプリを開くボタン'),
  opening: text('アプリを開いているときに出す言葉'),
  opened: text('アプリを開いたあと、画面が変わらない人に伝える言葉'),
  phone: text('スマートフォンの人への案内'),
  desktopHeading: text('パソコンの人への見出し'),
  desktop: text('パソコンの人への案内。QRコードの下に出る'),
  aboutApp: text('パソコンの人に、アプリの案内を見せるボタン'),
  stepsHeading: text('手順の見出し'),
  steps: stepList,
})
