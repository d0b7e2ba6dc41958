import { persistentAtom } from '@nanostores/persistent'

import '../../../../lib/stores/safe-storage.ts'

/** How the visitor wants JSON laid out, in the words of `writeOptions`, kept under the key 'jsonOptions'; nothing for the default. */
export const $jsonOptions = persistentAtom<string | undefined>('jsonOptions')
