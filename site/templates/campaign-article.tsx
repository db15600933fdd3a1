import { AnnotationList } from '#blocks/annotation-list/annotation-list.tsx'
import type { Scope } from '#blocks/block-props.ts'
import { ButtonLink } from '#blocks/button/button-link.tsx'
import { PeriodFacts } from '#blocks/period-facts/period-facts.tsx'
import { periodData } from '#blocks/period-data.ts'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import type { CampaignDocument, Provider } from '../content-layer/documents.ts'
import { Body } from './body.tsx'
import { Stage } from './stage.tsx'

type Props = { campaign: CampaignDocument; provider: Provider; headingLevel: Scope['headingLevel'] }

/**
 * A campaign in full: stage, period, text, notes, and a link onwards. At heading level 2 it is a page of its own, and
 * its stage is the first on the page.
 */
export function CampaignArticle({ campaign, provider, headingLevel }: Props) {
  const { id, bgcolor, period, target, body, annotationLists, externalPageLink, externalPageLabel } = campaign
  const scope = { id, headingLevel }
  return (
    <article id={id} className={stageClass(bgcolor)} {...periodData(period)}>
      <StageColor color={bgcolor} />
      <Stage campaign={campaign} provider={provider} scope={scope} isFirst={headingLevel === 2} />
      <PeriodFacts period={period} target={target} scope={scope} />
      <div className="px-5 pt-10 pb-14">
        <Body nodes={body} scope={scope} />
        {externalPageLink !== undefined && (
          <div className="mt-10 ended:hidden">
            <ButtonLink href={externalPageLink} kind="primary">
              {externalPageLabel}
            </ButtonLink>
          </div>
        )}
      </div>
      {annotationLists.length > 0 && <AnnotationList heading="ご注意" annotations={annotationLists} scope={scope} />}
    </article>
  )
}
