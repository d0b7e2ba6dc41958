import { asResult } from '../layout/chunker.ts'
import type { TaskContext } from '../text/open-document.ts'
import type { JsonResult } from '../text/result.ts'
import { findSecrets, placesOf, redacted, type SecretPlaces } from './find-secrets.ts'

/** Searches a result for secrets. */
export async function listSecrets(
  _args: undefined,
  { document }: TaskContext,
): Promise<SecretPlaces> {
  const bytes = await document.bytes()
  return placesOf(findSecrets(bytes, () => document.parse(bytes)))
}

/** Returns a result with its secrets replaced. */
export async function redactSecrets(
  places: SecretPlaces,
  { document }: TaskContext,
): Promise<JsonResult> {
  return asResult(redacted(await document.bytes(), places))
}
