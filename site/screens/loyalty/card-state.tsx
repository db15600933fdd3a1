'use client'

import { ButtonLink } from '#blocks/button/button-link.tsx'

import { ChangingText } from '../../shared/changing-text.tsx'
import { AppLink } from '../../shared/open-app/app-link.tsx'
import type { RatesLabels } from './labels.ts'

type Props = { labels: RatesLabels; hasActiveCard: boolean }

/** Shows whether the visitor's card earns points, and how to earn more. */
export function CardState({ labels: { active, inactive }, hasActiveCard }: Props) {
  const { title, message } = hasActiveCard ? active : inactive
  return (
    <div className="mt-5 grid content-center rounded-card border-2 border-line p-5 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:mt-0">
      <h3 className="font-extrabold">
        <ChangingText>{title}</ChangingText>
      </h3>
      <p className="mt-1 text-note">
        <ChangingText>{message}</ChangingText>
      </p>
      <div className="mt-4 grid gap-3 desktop:max-w-90">
        {hasActiveCard ? (
          <AppLink appPath={active.appPath} kind="secondary">
            {active.button}
          </AppLink>
        ) : (
          <>
            <ButtonLink href={inactive.applyHref} kind="primary">
              {inactive.apply}
            </ButtonLink>
            <AppLink appPath={inactive.activatePath} kind="secondary">
              {inactive.activate}
            </AppLink>
          </>
        )}
      </div>
    </div>
  )
}
