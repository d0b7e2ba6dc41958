import { failWork } from '@/islands/ui/work/work.ts'
import { readNodes } from '@/json/text/nodes.ts'
import type { TreeAnswer, TreeRequest } from '@/json/tree/tree-state.ts'
import { TreeJob } from '@/json/tree/tree-session.ts'

const TOO_LARGE = 'This result is too large to be shown as a tree on this device.'

/** What answers the requests for one document, one after the other in their order. */
export function answerTree(say: (answer: TreeAnswer) => void): (request: TreeRequest) => void {
  let job: Promise<TreeJob | undefined> = Promise.resolve(undefined)
  return (request) => {
    if (request.kind === 'read') job = read(request, say)
    else job.then((read) => read && say(answerTo(read, request))).catch(failWork)
  }
}

async function read(
  { whole }: Extract<TreeRequest, { kind: 'read' }>,
  say: (answer: TreeAnswer) => void,
): Promise<TreeJob | undefined> {
  try {
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const onBytesDone = (done: number) => say({ kind: 'progress', share: done / bytes.length })
    const job = new TreeJob(readNodes(bytes, onBytesDone))
    say({ kind: 'state', state: job.state })
    return job
  } catch {
    say({ kind: 'failed', message: TOO_LARGE })
    return undefined
  }
}

function answerTo(job: TreeJob, request: Exclude<TreeRequest, { kind: 'read' }>): TreeAnswer {
  switch (request.kind) {
    case 'change':
      return { kind: 'state', state: job.change(request.change) }
    case 'rows':
      return { kind: 'rows', from: request.from, rows: job.rows(request.from, request.to) }
    case 'details':
      return { kind: 'details', details: job.details() }
    case 'copy':
      return { kind: 'copy', text: job.copy() }
  }
}
