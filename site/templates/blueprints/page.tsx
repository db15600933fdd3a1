import { Chip, Chips } from '#blocks/chips.tsx'
import { Figure } from '#blocks/figure/figure.tsx'
import { Anchor } from '#blocks/anchor.tsx'
import { examplePictures } from '#blocks/example-pictures.ts'
import { Picture } from '#blocks/picture.tsx'
import { getExamples } from '#blocks/registry.ts'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'
import { blockNames as names, type BlockName } from '#schemas/blocks.ts'

import { BlueprintBlock, getBlockId, isSetByPage } from './block.tsx'
import { exampleColor } from './example.tsx'
import { StageTag } from '../layout/stage-frame.tsx'

const groups = [
  { label: '本文に書くブロック', names: names.filter((name) => !isSetByPage(name)) },
  { label: 'ページが自分で置くブロック', names: names.filter(isSetByPage) },
]

/** The poster's background continues on both sides when the page is wider than the picture. */
function Poster() {
  const exampleCount = names.reduce((sum, name) => sum + getExamples(name).length, 0)
  return (
    <header className={`relative overflow-hidden bg-(--stage) ${stageClass(exampleColor)}`}>
      <div className="absolute right-[calc(50%-2rem)] bottom-0 left-0 hidden h-[4.3rem] bg-[#f07a45] desktop:block" />
      <div className="absolute right-0 bottom-0 left-[calc(50%+27.5rem)] hidden h-[4.85rem] bg-[#f07a45] desktop:block" />
      <div className="relative mx-auto max-w-232 desktop:grid desktop:grid-cols-[1fr_26rem] desktop:items-end desktop:px-5">
        <div className="px-5 pt-7 desktop:px-0 desktop:pt-14 desktop:pb-25">
          <StageTag>作る人のための見本帳</StageTag>
          <h1 className="mt-3 text-title font-extrabold">
            ページをつくる、
            <br />
            ブロックの一覧。
          </h1>
          <p className="mt-4 flex items-end gap-x-2">
            <Figure text={String(names.length)} className="stage-figure" />
            <span className="pb-1 text-lead leading-tight font-extrabold">
              種類の
              <br />
              ブロック
            </span>
          </p>
          <Chips>
            <Chip>{`見本 ${exampleCount}個`}</Chip>
          </Chips>
        </div>
        <Picture
          image={{ ...examplePictures.wide, alt: '' }}
          slot="stage"
          className="mt-3 block h-auto w-full"
          isFirst
        />
      </div>
    </header>
  )
}

function Contents({ label, names: listed }: { label: string; names: readonly BlockName[] }) {
  return (
    <div className="not-first:mt-5">
      <p className="text-small font-bold text-sub">{label}</p>
      <ul className="mt-1 grid grid-cols-2 gap-x-4 tablet:grid-cols-3 desktop:grid-cols-1">
        {listed.map((name) => (
          <li key={name}>
            <Anchor
              href={`#${getBlockId(name)}`}
              className="flex min-h-11 items-center text-note font-bold underline-offset-4 hover:underline desktop:min-h-7"
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `/examples/blueprints`: every block with its examples, for the authors and designers of campaigns. */
export function BlueprintsPage() {
  return (
    <div className="min-h-dvh bg-paper">
      <StageColor color={exampleColor} />
      <Poster />
      <div className="mx-auto max-w-232 tablet:px-5 desktop:grid desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:gap-10">
        <nav
          aria-label="ブロックの目次"
          className="px-5 pt-10 tablet:px-0 desktop:sticky desktop:top-0 desktop:max-h-dvh desktop:self-start desktop:overflow-y-auto desktop:pb-10"
        >
          {groups.map((group) => (
            <Contents key={group.label} {...group} />
          ))}
        </nav>
        <main className="pt-10 pb-14">
          <div className="max-w-160 px-5 pb-10 tablet:px-0">
            <p>
              キャンペーンのページは、ここにあるブロックを並べて作ります。本文の MDX
              には、名前のとおりに書いてください。多くのプロパティは、キャンペーンの YAML
              に書いた値が入るので、書かずにすみます。
            </p>
            <p className="mt-3">
              見本には、いつもの使いかたのほかに、長い言葉、大きな数、一つだけのとき、終わった後の見た目も入れています。
            </p>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
            {groups.flatMap((group) => group.names.map((name) => <BlueprintBlock key={name} name={name} />))}
          </div>
        </main>
      </div>
    </div>
  )
}
