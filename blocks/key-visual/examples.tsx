import { examplePeriods, type Example } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'

export const keyVisualExamples = [
  { title: '舞台の幅いっぱいに置く', props: examplePictures.wide },
  { title: '終了すると、舞台は灰色になる', props: examplePictures.wide, period: examplePeriods.ended },
] satisfies Example<'KeyVisual'>[]
