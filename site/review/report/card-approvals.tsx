/** The signatures of a page: their state in Japanese, and the commands that sign it. */
export type PageApproval = {
  /** All addresses of the page. */
  addresses: readonly string[]
  /** The state, a line each; the page itself comes first. */
  lines: readonly string[]
  /** One for each role whose signature is asked for and missing. */
  commands: readonly string[]
}

/** The signatures of the pages among these addresses. */
export function approvalsOf(approvals: readonly PageApproval[], addresses: readonly string[]): PageApproval[] {
  return approvals.filter((approval) => approval.addresses.some((address) => addresses.includes(address)))
}

/** Who has signed the pages of a card, what has become void, and how to sign. */
export function CardApprovals({ approvals }: { approvals: readonly PageApproval[] }) {
  return (
    <ul className="findings">
      {approvals.map(({ lines: [first = '', ...others], commands }) => (
        <li key={first}>
          <p>{first}</p>
          {others.map((line) => (
            <p key={line} className="note">
              {line}
            </p>
          ))}
          {commands.map((command) => (
            <pre key={command} className="command" tabIndex={0} aria-label="承認するコマンド">
              {command}
            </pre>
          ))}
        </li>
      ))}
    </ul>
  )
}
