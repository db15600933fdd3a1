import { createElement } from 'react'

import { noteId, type Scope } from '#blocks/block-props.ts'
import type { Example } from '#blocks/example.ts'
import { periodData } from '#blocks/period-data.ts'
import { getBlockComponent, getContainerClass } from '#blocks/registry.ts'
import { stageClass } from '#blocks/stage-color.tsx'
import { getParentBlock, type BlockName } from '#schemas/blocks.ts'
import { findMarks } from '#domain/text/note-marks.ts'

/** The stage colour of all examples. */
export const exampleColor = '#ff9e6d'

/** Finds the marks in an example's props that its own notes do not explain. */
function findUnexplainedMarks(name: BlockName, props: object): string[] {
  if (name === 'AnnotationList') return []
  return [...new Set(findMarks(JSON.stringify(props)))].filter((mark) => mark !== '※').sort()
}

/** What the marks of an example link to, as there are no notes. */
function MarkTargets({ marks, scope }: { marks: readonly string[]; scope: Scope }) {
  if (marks.length === 0) return null
  return (
    <p className="px-5 pt-2 text-small text-sub tablet:px-0">
      {marks.map((mark) => (
        <b key={mark} id={noteId(scope, mark.slice(1))} className="pr-2">
          {mark}
        </b>
      ))}
      キャンペーンのページでは、同じ印の注記に移ります。
    </p>
  )
}

/** Finds the period of an example: that of the surrounding campaign, or its own. */
function findPeriod({ period, props }: { period?: Example<BlockName>['period']; props: Example<BlockName>['props'] }) {
  return period ?? ('period' in props ? props.period : undefined)
}

type Props<Name extends BlockName> = { name: Name; example: Example<Name>; id: string; index: number }

/** An example in a frame as wide as a campaign's column, with the status of its own period. */
export function BlueprintExample<Name extends BlockName>({ name, example, id, index }: Props<Name>) {
  const parent = getParentBlock(name)
  const scope: Scope = { id: `${id}-${index}`, headingLevel: 3 }
  const period = findPeriod(example)
  const block = createElement(getBlockComponent(name), { ...example.props, scope }, example.children?.(scope))
  return (
    <div className="mt-7">
      <h3 className="px-5 text-note font-bold tablet:px-0">{example.title}</h3>
      <div
        data-example={`${name}-${index}`}
        className={`mt-2 max-w-160 overflow-clip border-y border-line bg-paper tablet:rounded-tile tablet:border-x ${stageClass(exampleColor)}`}
        {...(period && periodData(period))}
      >
        <div className={getContainerClass(name)}>
          {parent ? createElement(getBlockComponent(parent), { scope }, block) : block}
        </div>
      </div>
      <MarkTargets marks={findUnexplainedMarks(name, example.props)} scope={scope} />
    </div>
  )
}
