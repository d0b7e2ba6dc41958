import type { TaskContext } from '../text/open-document.ts'
import { findSecrets } from './find-secrets.ts'
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
