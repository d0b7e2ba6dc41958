import { persistentAtom } from '@nanostores/persistent'

import '../../../lib/stores/safe-storage.ts'

/** The id of the tax rules the visitor chose last, kept under the key 'taxYear'; empty for a visitor who never chose. */
export const $taxYear = persistentAtom<string>('taxYear', '')

/** Keeps a choice of tax rules for the next visit. */
export function rememberTaxYear(id: string): void {
  $taxYear.set(id)
}
