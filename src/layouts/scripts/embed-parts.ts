import { openEmbedDialog } from '@/lib/embed/embed-dialog.ts'

import { fillFields, readFields } from './named-fields.ts'

/** Opens the dialog for other sites, with what is in the tool now. */
export function openEmbed(): Promise<void> {
  return openEmbedDialog(readFields('fields and texts').toString())
}

/** Enters the values that stand in the address of the page. */
export function takeAddress(): void {
  fillFields(new URLSearchParams(location.hash.slice(1)))
}
