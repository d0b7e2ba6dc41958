import { asResult } from '../layout/chunker.ts'
import type { TaskContext } from '../text/open-document.ts'
import type { JsonResult } from '../text/result.ts'
import { findSecrets, redacted } from './find-secrets.ts'
import type { SecretGroup, SecretPlaces } from './secret-groups.ts'

export interface FoundSecrets {
  groups: SecretGroup[]
  places: SecretPlaces
}

/** Searches a result for secrets. */
export async function listSecrets(
  _args: undefined,
  { document }: TaskContext,
): Promise<FoundSecrets> {
  const bytes = await document.bytes()
  return findSecrets(bytes, () => document.parse(bytes))
}

/** Returns a result with its secrets replaced. */
export async function redactSecrets(
  places: SecretPlaces,
  { document }: TaskContext,
): Promise<JsonResult> {
  return asResult(redacted(await document.bytes(), places))
}
