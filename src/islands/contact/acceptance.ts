import { HttpError } from './query.ts'

/**
 * Whether a message can be sent: `open` yes, `closed` not now, `absent` never, because nothing but files is served here
 * (pure static hosting), `unknown` while the question is on its way.
 */
export type Acceptance = 'unknown' | 'open' | 'closed' | 'absent'

/** Reads the answer to `GET /api/contact`. Only a plain no hides the form: shown for nothing it does less harm than missing. */
export function acceptanceOf({ data, error }: { data?: unknown; error?: unknown }): Acceptance {
  if (error !== undefined) return isFileServer(error) ? 'absent' : 'closed'
  if (data === undefined) return 'unknown'
  const { accepting } = (data ?? {}) as { accepting?: unknown }
  return accepting === false ? 'closed' : 'open'
}

/** A host of files has nothing at the address, or serves its own HTML, which is no JSON. */
function isFileServer(error: unknown): boolean {
  if (error instanceof HttpError) return [404, 405, 501].includes(error.status)
  return error instanceof SyntaxError
}
