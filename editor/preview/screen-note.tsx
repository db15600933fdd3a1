type Props = {
  /** The path of the screen, such as /jp/loyalty/. */
  path: string
  /** The URL of a preview of the site as it is published from a draft, if there is one. */
  deployment: string | undefined
}

/** Explains that a screen is rendered by code and is not shown here, and where to find it. */
export function ScreenNote({ path, deployment }: Props) {
  return (
    <div className="preview-note">
      <p>この画面はプログラムで作られているため、ここには表示できません。文章の直すところは、一覧に出ます。</p>
      {deployment === undefined ? (
        <p>下書きを保存すると作られるプレビューの {path} で、実物を確かめられます。</p>
      ) : (
        <p>
          <a href={new URL(path.slice(1), deployment).href} target="_blank" rel="noopener noreferrer">
            プレビューでこの画面を開く
          </a>
          <span className="preview-where">保存した下書きまでが入っています。</span>
        </p>
      )}
    </div>
  )
}
