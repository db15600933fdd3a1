import { z } from 'zod'

import { getExamples } from '#blocks/registry.ts'
import { getBlock, isBlockName, getParentBlock, type BlockName } from '#schemas/blocks.ts'

import { fieldThatFills } from '#content-layer/entries/fill-props.ts'
import { BlueprintExample } from './example.tsx'

/** Returns the name of a block's folder and anchor: affiliate-item-list for AffiliateItemList. */
export function getBlockId(name: BlockName): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}

/** Returns whether pages place a block themselves, so that content never contains it. */
export function isSetByPage(name: BlockName): boolean {
  return getBlock(name).placedByPage === true
}

/** Describes where the block may be used. */
function describePlacement(name: BlockName): string {
  if (isSetByPage(name)) return 'ページが自分で置くので、本文には書きません'
  const parent = getParentBlock(name)
  return parent ? `<${parent}> の中に書きます` : '本文に書きます'
}

/** Returns the shortest MDX for a block: only the properties that nothing else fills. */
function formatMinimalMdx(name: BlockName): string {
  const { children, props } = getBlock(name)
  const { properties = {}, required = [] } = z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' })
  const written = required.filter((key) => fieldThatFills(name, key) === undefined)
  const isText = (key: string) => {
    const property = properties[key]
    return typeof property === 'object' && property.type === 'string'
  }
  const opening = [name, ...written.map((key) => (isText(key) ? `${key}="…"` : `${key}={[…]}`))].join(' ')
  if (children === 'none') return `<${opening} />`
  const inside = children === 'markdown' ? '文章' : children.filter(isBlockName).map(formatMinimalMdx).join('')
  return `<${opening}>${inside}</${name}>`
}

/** A block: name, purpose, usage and examples. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- It ties the name to its own examples.
export function BlueprintBlock<Name extends BlockName>({ name }: { name: Name }) {
  const id = getBlockId(name)
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-5">
      <div className="px-5 tablet:px-0">
        <h2 id={id} className="scroll-mt-4 text-heading font-black">
          {name}
        </h2>
        <p className="font-bold">{getBlock(name).description}</p>
        <p className="mt-3 flex max-w-160 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-chip bg-wash px-4 py-2.5">
          {!isSetByPage(name) && <code className="font-mono text-small">{formatMinimalMdx(name)}</code>}
          <span className="text-small text-sub">{describePlacement(name)}</span>
        </p>
      </div>
      {getExamples(name).map((example, index) => (
        <BlueprintExample key={index} name={name} example={example} id={id} index={index + 1} />
      ))}
    </section>
  )
}
