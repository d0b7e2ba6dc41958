import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { csvCell } from '../lib/csv-cell.ts'
import { counted, plural } from '../lib/quantity.ts'

import { backUp, everyMessage, restoreFrom } from './contact/archive.ts'
import { openStore } from './contact/open-store.ts'
import type { ContactSettings } from './contact/service.ts'
import {
  type ContactStore,
  type MessageState,
  messageStates,
  type StoredMessage,
} from './contact/store.ts'

import type { Environment } from './setting-reader.ts'
import { readSettings } from './settings.ts'

const usage = `npm run messages -- COMMAND

  list [--state STATE] [--limit N]   show the newest N messages (default 50), oldest first
  count                              show the number of messages in each state
  show ID                            show a whole message
  export csv|json [--state STATE]    write all messages to standard output
  retry ID...                        retry delivery now
  retry --state dead|held            retry all messages of that state
  delete ID...                       delete permanently
  backup FILE                        write all messages, one JSON object per line
  restore FILE                       add the messages of a backup that are missing

STATE is one of ${messageStates.join(', ')}. Uses the settings of the server (DATA_DIR, DATABASE_URL).
`

interface Options {
  state: MessageState | undefined
  limit: number
}
type Write = (text: string) => void
type Command = (
  store: ContactStore,
  values: string[],
  options: Options,
  write: Write,
) => Promise<void>

/**
 * Runs one command on the contact messages, such as `['list', '--state', 'dead']`.
 * Throws an Error with one sentence, or with the usage.
 */
export async function runMessageCommand(
  words: string[],
  environment: Environment,
  write: Write,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { state: { type: 'string' }, limit: { type: 'string', default: '50' } },
  })
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(usage)
  const state = messageStates.find((known) => known === values.state)
  if (values.state !== undefined && !state) throw new Error(`There is no state ${values.state}.`)
  const limit = Number(values.limit)
  if (!/^[1-9]\d*$/.test(values.limit))
    throw new Error(`--limit must be a whole number above 0, not "${values.limit}".`)
  const { contact } = readSettings(environment)
  refuseMissingStore(name, contact)
  const { store } = openStore(contact)
  try {
    await command(store, rest, { state, limit }, write)
  } finally {
    await store.close()
  }
}

const commands: Record<string, Command> = {
  list: async (store, _values, { state, limit }, write) => {
    const newest = []
    for await (const message of everyMessage(store, state)) {
      newest.push(message)
      if (newest.length > limit) newest.shift()
    }
    for (const { id, receivedAtMs, state: now, name, email, message } of newest) {
      const start = message.replace(/\s+/g, ' ').slice(0, 60)
      write(
        `${id}  ${new Date(receivedAtMs).toISOString()}  ${now}  ${name} <${email}>  ${start}\n`,
      )
    }
  },
  count: async (store, _values, _options, write) => {
    for (const [state, count] of Object.entries(await store.counts())) write(`${state}  ${count}\n`)
  },
  show: async (store, [id], _options, write) => {
    if (!id) throw new Error('Name a message: "show ID".')
    const found = await store.get(id)
    if (!found) throw new Error(`There is no message ${id}.`)
    const { message, ...rest } = found
    for (const [name, value] of Object.entries(rest)) write(`${name}: ${value ?? ''}\n`)
    write(`\n${message}\n`)
  },
  export: async (store, [format = ''], { state }, write) => {
    if (format !== 'csv' && format !== 'json') throw new Error('Use "export csv" or "export json".')
    write(format === 'csv' ? csvHeader : '[')
    let separator = '\n'
    for await (const message of everyMessage(store, state)) {
      if (format === 'csv') write(csvLine(message))
      else write(`${separator}${JSON.stringify(message)}`)
      separator = ',\n'
    }
    if (format === 'json') write('\n]\n')
  },
  retry: async (store, values, { state }, write) => {
    const ids = [...values]
    if (ids.length === 0 && state)
      for await (const { id } of everyMessage(store, state)) ids.push(id)
    if (values.length === 0 && !state)
      throw new Error('Name messages: "retry ID" or "retry --state dead".')
    await forEach(ids, write, 'will be retried', (id) => store.retry(id, Date.now()))
  },
  delete: async (store, ids, _options, write) => {
    if (ids.length === 0) throw new Error('Name messages: "delete ID".')
    await forEach(ids, write, 'is deleted', (id) => store.remove(id))
  },
  backup: async (store, [file], _options, write) => {
    if (!file) throw new Error('Name a file: "backup FILE".')
    write(`${counted(await backUp(store, file), 'message')} written to ${file}.\n`)
  },
  restore: async (store, [file], _options, write) => {
    if (!file) throw new Error('Name a file: "restore FILE".')
    const { added, present } = await restoreFrom(store, file)
    write(
      `${counted(added, 'message')} added, ${present} ${plural(present, 'was', 'were')} already present.\n`,
    )
  },
}

/** Only the server and `restore` create a store, because the server cannot open one created by another user. */
function refuseMissingStore(command: string, { databaseUrl, dataFolder }: ContactSettings): void {
  if (databaseUrl !== null || command === 'restore') return
  if (existsSync(join(dataFolder, 'messages.sqlite'))) return
  throw new Error(`There are no messages in ${dataFolder}. Use the DATA_DIR of the server.`)
}

async function forEach(
  ids: string[],
  write: Write,
  done: string,
  work: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const id of ids) {
    if (await work(id)) write(`${id} ${done}.\n`)
    else throw new Error(`There is no message ${id}.`)
  }
}

const titles = ['id', 'received', 'state', 'name', 'email', 'message', 'attempts', 'error'] as const

/** The header row. The byte order mark tells spreadsheets that the file is UTF-8. */
export const csvHeader = `\uFEFF${titles.join(',')}\r\n`

/** Formats a message as a CSV row (RFC 4180). */
export function csvLine(message: StoredMessage): string {
  const { id, receivedAtMs, state, name, email, message: text, attempts, lastError } = message
  const received = new Date(receivedAtMs).toISOString()
  const cells = [id, received, state, name, email, text, String(attempts), lastError ?? '']
  return `${cells.map(csvCell).join(',')}\r\n`
}
