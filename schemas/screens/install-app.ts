import { z } from 'zod'

import { text } from '../primitives.ts'
import { factList, screenStage } from './common-fields.ts'

/** The texts of the install page. The stores themselves are the provider's data (D2). */
export const installApp = z.strictObject({
  stage: screenStage('/install-app の舞台'),
  ios: text('iOS のストアへのボタン'),
  android: text('Android のストアへのボタン'),
  installed: text('アプリの中で開いた人に伝える言葉'),
  desktopHeading: text('パソコンの人への見出し'),
  desktop: text('パソコンの人への案内。QRコードの下に出る'),
  featuresHeading: text('アプリでできることの見出し'),
  features: factList,
})
