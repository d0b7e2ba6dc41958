import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { backUp, everyMessage, restoreFrom } from '../lib/contact/archive.ts'
import { csvHeader, csvLine } from '../lib/contact/message-csv.ts'
import { openStore } from '../lib/contact/open-store.ts'
import type { ContactSettings } from '../lib/contact/service.ts'
import { type ContactStore, type MessageState, messageStates } from '../lib/contact/store.ts'

import { readSettings } from './settings.ts'

const usage = `npm run messages -- COMMAND

  list [--state STATE] [--limit N]   the newest N messages (50), oldest first
  count                              how many messages there are in each state
  show ID                            one message whole
  export csv|json [--state STATE]    all messages, to standard output
  retry ID...                        deliver again, now
  retry --state dead|held            the same for all messages of that state
  delete ID...                       delete for good
  backup FILE                        all messages, one JSON object a line
  restore FILE                       add the messages of a backup that are not there

STATE is one of ${messageStates.join(', ')}. The settings are those of the server (DATA_DIR, DATABASE_URL).
`

interface Options {
  state: MessageState | undefined
  limit: number
}
type Command = (store: ContactStore, values: string[], options: Options) => Promise<void>

const commands: Record<string, Command> = {
  list: async (store, _values, { state, limit }) => {
    const newest = []
    for await (const message of everyMessage(store, state)) {
      newest.push(message)
      if (newest.length > limit) newest.shift()
    }
    for (const { id, receivedAtMs, state: now, name, email, message } of newest) {
      const start = message.replace(/\s+/g, ' ').slice(0, 60)
      print(`${id}  ${new Date(receivedAtMs).toISOString()}  ${now}  ${name} <${email}>  ${start}`)
    }
  },
  count: async (store) => {
    for (const [state, count] of Object.entries(await store.counts())) print(`${state}  ${count}`)
  },
  show: async (store, [id = '']) => {
    const found = await store.get(id)
    if (!found) throw new Error(`There is no message ${id}.`)
    const { message, ...rest } = found
    for (const [name, value] of Object.entries(rest)) print(`${name}: ${value ?? ''}`)
    print(`\n${message}`)
  },
  export: async (store, [format = ''], { state }) => {
    if (format !== 'csv' && format !== 'json') throw new Error('Say "export csv" or "export json".')
    process.stdout.write(format === 'csv' ? csvHeader : '[')
    let separator = '\n'
    for await (const message of everyMessage(store, state)) {
      if (format === 'csv') process.stdout.write(csvLine(message))
      else process.stdout.write(`${separator}${JSON.stringify(message)}`)
      separator = ',\n'
    }
    if (format === 'json') print('\n]')
  },
  retry: async (store, values, { state }) => {
    const ids = [...values]
    if (ids.length === 0 && state)
      for await (const { id } of everyMessage(store, state)) ids.push(id)
    if (values.length === 0 && !state)
      throw new Error('Say which: "retry ID" or "retry --state dead".')
    await forEach(ids, 'is tried again', (id) => store.retry(id, Date.now()))
  },
  delete: async (store, ids) => {
    if (ids.length === 0) throw new Error('Say which: "delete ID".')
    await forEach(ids, 'is deleted', (id) => store.remove(id))
  },
  backup: async (store, [file]) => {
    if (!file) throw new Error('Say where to: "backup FILE".')
    print(`${await backUp(store, file)} messages written to ${file}.`)
  },
  restore: async (store, [file]) => {
    if (!file) throw new Error('Say where from: "restore FILE".')
    const { added, present } = await restoreFrom(store, file)
    print(`${added} messages added, ${present} were there already.`)
  },
}

await main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
})

/** Runs the command of the command line against the store of the settings. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { state: { type: 'string' }, limit: { type: 'string', default: '50' } },
  })
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(usage)
  const state = messageStates.find((known) => known === values.state)
  if (values.state !== undefined && !state) throw new Error(`There is no state ${values.state}.`)
  const { contact } = readSettings(process.env)
  refuseMissingStore(name, contact)
  const { store } = openStore(contact)
  try {
    await command(store, rest, { state, limit: Number(values.limit) || 50 })
  } finally {
    await store.close()
  }
}

/** Only the server and `restore` make a new store: one made by another user would be closed to the server. */
function refuseMissingStore(command: string, { databaseUrl, dataFolder }: ContactSettings): void {
  if (databaseUrl !== null || command === 'restore') return
  if (existsSync(join(dataFolder, 'messages.sqlite'))) return
  throw new Error(`There are no messages in ${dataFolder}. Is DATA_DIR the one of the server?`)
}

async function forEach(
  ids: string[],
  done: string,
  work: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const id of ids) {
    if (await work(id)) print(`${id} ${done}.`)
    else throw new Error(`There is no message ${id}.`)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
