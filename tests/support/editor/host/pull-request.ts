/** A pull request of the stand-in. */
export type PullRequest = {
  number: number
  title: string
  branch: string
  base: string
  isDraft: boolean
  labels: string[]
  state: 'open' | 'closed' | 'merged'
  created: string
}
