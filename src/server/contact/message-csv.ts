import { csvCell } from '../../lib/csv-cell.ts'

import type { StoredMessage } from './store.ts'

const titles = ['id', 'received', 'state', 'name', 'email', 'message', 'attempts', 'error'] as const

/** The first line of the table. The mark before it tells spreadsheets that the file is UTF-8. */
export const csvHeader = `\uFEFF${titles.join(',')}\r\n`

/** One message as a line of a table (RFC 4180). */
export function csvLine(message: StoredMessage): string {
  const { id, receivedAtMs, state, name, email, message: text, attempts, lastError } = message
  const received = new Date(receivedAtMs).toISOString()
  const cells = [id, received, state, name, email, text, String(attempts), lastError ?? '']
  return `${cells.map(csvCell).join(',')}\r\n`
}
