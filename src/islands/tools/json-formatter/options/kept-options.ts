import { persistentAtom } from '@nanostores/persistent'

import '../../../../lib/stores/safe-storage.ts'

/** The visitor's formatting options, serialized by `writeOptions` in local storage. Undefined for the defaults. */
export const $jsonOptions = persistentAtom<string | undefined>('jsonOptions')
