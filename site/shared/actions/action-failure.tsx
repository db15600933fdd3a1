import { alertTitle, type Message } from '#api-client/messages.ts'

/**
 * Reason why a write failed, next to its button, until the next attempt. An alert has announced the same (specification
 * §8), under a title that says nothing on the page.
 */
export function ActionFailure({ failure: { title, message } }: { failure: Message }) {
  return (
    <p role="alert" className="text-note">
      <span key={`${title} ${message}`}>
        {title === alertTitle ? (
          <b className="text-accent">{message}</b>
        ) : (
          <>
            <b className="mr-2 text-accent">{title}</b>
            {message}
          </>
        )}
      </span>
    </p>
  )
}
