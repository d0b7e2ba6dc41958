import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { compareTexts, type TextComparison } from './compare-texts.ts'

answerRequests(compareTexts, ({ left, right, runs, pairs }: TextComparison) =>
  [left.starts, left.order, right.starts, right.order, runs, pairs].flatMap((numbers) =>
    numbers === undefined ? [] : [numbers.buffer as ArrayBuffer],
  ),
)
