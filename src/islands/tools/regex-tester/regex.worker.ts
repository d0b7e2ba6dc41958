import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { runPattern } from './run.ts'

answerRequests(runPattern, (result) =>
  result.kind === 'matches' ? [result.spans.buffer, result.lines.buffer] : [],
)
