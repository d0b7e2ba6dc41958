import { answerRequests, NotLoadedError } from '@/islands/ui/work/answer-requests.ts'
import { checkFile, formatDocument } from '@/json/text/format.ts'
import { OpenDocument } from '@/json/text/open-document.ts'

/** The tasks of the worker. All but the usual ones are loaded on their first request. */
const TASKS = {
  format: () => Promise.resolve(formatDocument),
  check: () => Promise.resolve(checkFile),
  tree: async () => (await import('@/json/tree/tree-task.ts')).answerTree,
  query: async () => (await import('@/json/query/query-task.ts')).queryDocument,
  schema: async () => (await import('@/json/schema/schema-task.ts')).checkAgainstSchema,
  find: async () => (await import('@/json/find/find-task.ts')).findInText,
  convert: async () => (await import('@/json/convert/convert-task.ts')).convertDocument,
  types: async () => (await import('@/json/convert/types/types-task.ts')).writeTypes,
  secrets: async () => (await import('@/json/secrets/secrets-task.ts')).listSecrets,
  redact: async () => (await import('@/json/secrets/secrets-task.ts')).redactSecrets,
  repair: async () => (await import('@/json/repair/repair-task.ts')).repairDocument,
  from: async () => (await import('@/json/from/from-task.ts')).makeJson,
  compare: async () => (await import('@/json/compare/compare-task.ts')).compareDocuments,
  apply: async () => (await import('@/json/compare/patch/apply-task.ts')).applyPatch,
}

export type TaskName = keyof typeof TASKS
type Task<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>
export type TaskArgs<Name extends TaskName> = Parameters<Task<Name>>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Task<Name>>>

export interface TaskRequest<Name extends TaskName = TaskName> {
  task: Name
  /** Without arguments the worker only loads the task. */
  args?: TaskArgs<Name>
  /** The document to work on. A document with an `id` is cached after parsing, until a request has a different `id`. */
  document?: { id: number | undefined; whole: Blob } | undefined
}

let cached: { id: number; document: OpenDocument } | undefined

answerRequests(
  async ({ task, args, document }: TaskRequest, onProgress: (share: never) => void) => {
    const run = (await TASKS[task]().catch((cause: unknown) => {
      throw new NotLoadedError(cause)
    })) as (args: unknown, context: object) => unknown
    if (args === undefined && document === undefined) return undefined
    return run(args, { document: document && opened(document), onProgress })
  },
)

function opened({ id, whole }: NonNullable<TaskRequest['document']>): OpenDocument {
  if (id === undefined) return new OpenDocument(whole)
  if (cached?.id !== id) cached = { id, document: new OpenDocument(whole) }
  return cached.document
}
