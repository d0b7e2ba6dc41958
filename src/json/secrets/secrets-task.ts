import { asResult } from '../text/format.ts'
import { findSecrets } from './find-secrets.ts'
import type { SecretsAnswer, SecretsRequest } from './secret-groups.ts'
import { redacted } from './redact.ts'

/** Searches a result for secrets, or gives it without those that were found. */
export async function answerSecrets(request: SecretsRequest): Promise<SecretsAnswer> {
  try {
    const bytes = new Uint8Array(await request.whole.arrayBuffer())
    if (request.kind === 'find') return { kind: 'found', ...findSecrets(bytes) }
    return { kind: 'redacted', result: asResult(redacted(bytes, request.places)) }
  } catch {
    return { kind: 'failed' }
  }
}
