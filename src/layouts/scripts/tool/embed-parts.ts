import { openEmbedDialog } from '@/lib/embed/embed-dialog.ts'

import { fillFields, readFields } from './named-fields.ts'

/** Opens the embed dialog with the current values of the tool. */
export function openEmbed(): Promise<void> {
  return openEmbedDialog(readFields('fields and texts').toString())
}

/** Fills the fields with the values in the page's address. */
export function takeAddress(): void {
  fillFields(new URLSearchParams(location.hash.slice(1)))
}
