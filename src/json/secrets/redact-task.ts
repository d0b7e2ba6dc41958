import { asResult } from '../layout/chunker.ts'
import type { TaskContext } from '../text/open-document.ts'
import type { JsonResult } from '../text/result.ts'
import { redacted } from './find-secrets.ts'
import type { SecretPlaces } from './secret-groups.ts'

/** Returns a result with its secrets replaced. */
export async function redactSecrets(
  places: SecretPlaces,
  { document }: TaskContext,
): Promise<JsonResult> {
  return asResult(redacted(await document.bytes(), places))
}
