import { z } from 'zod'

import type { easypayAgeRequirement, easypayStatus, MemberOf } from '../enumerations.ts'
import { image } from '../image.ts'
import { text } from '../primitives.ts'
import { appPath, noteList, questionList, screenStage, stateText } from './common-fields.ts'

const steps = z
  .array(
    z.strictObject({
      title: text('見出し。することを一言で'),
      detail: text('説明'),
      picture: image.meta({ slot: 'step', description: '手順の絵' }),
    }),
  )
  .min(1)
  .meta({ description: '手順' })

const button = (description: string) =>
  z.strictObject({ label: text('ボタンの言葉'), appPath: appPath('アプリの中の行き先') }).meta({ description })

const statuses = z
  .strictObject({
    NOT_SIGNED: stateText('まだ申し込んでいない'),
    REVIEWING: stateText('審査をしている'),
    SIGNED: stateText('登録が済んでいる'),
    CANCELED: stateText('前の登録をやめた'),
    UNRECOGNISED: stateText('わからない'),
  } satisfies Record<MemberOf<typeof easypayStatus>, z.ZodType>)
  .meta({ description: '登録の状況' })

const ages = z
  .strictObject({
    OK: stateText('申し込める'),
    OK_WITH_PARENT_CONSENT: stateText('保護者の同意があれば申し込める'),
    NG_UNDER_20: stateText('20歳未満で申し込めない'),
    NG_UNDER_18: stateText('18歳未満で申し込めない'),
    UNRECOGNISED: stateText('申し込めるかどうかわからない。申し込めるとも申し込めないとも書かない'),
  } satisfies Record<MemberOf<typeof easypayAgeRequirement>, z.ZodType>)
  .meta({ description: '年齢による申し込みの可否' })

const next = z
  .strictObject({
    heading: text('申し込みのところの見出し'),
    identityCheck: stateText('本人確認が先に要るときの説明'),
    toIdentityCheck: button('本人確認に進むボタン'),
    toApplication: button('申し込みに進むボタン'),
    toReview: button('審査の状況を見るボタン'),
    toSettings: button('登録の内容を見るボタン'),
    toCheck: button('申し込めるかどうかわからないときに、アプリで確かめるボタン').meta({
      title: 'アプリで確かめるボタン',
    }),
    toHelp: button('申し込めないときに、くわしい条件を見るボタン'),
  })
  .meta({ description: 'その人が次にすること' })

/**
 * The texts and pictures of the easypay registration guide; every status and age requirement has a text (specification
 * §2, §3).
 */
export const easypayGuide = z.strictObject({
  stage: screenStage('/guide/easypay/registration の舞台').meta({ title: '案内の舞台' }),
  mercardStage: screenStage('/guide/easypay/registration/mercard の舞台').meta({ title: 'メルカードの案内の舞台' }),
  statuses,
  ages,
  next,
  stepsHeading: text('手順の見出し'),
  steps,
  questionsHeading: text('質問の見出し'),
  questions: questionList,
  annotationLists: noteList,
})
