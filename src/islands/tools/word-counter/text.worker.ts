import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { answerChange, type ChangeRequest } from './change/changes.ts'
import { frequentPhrases, type FrequentRequest } from './frequent/frequent-phrases.ts'
import { proseOf } from './prose/prose.ts'
import { statisticsOf } from './statistics.ts'

type Request =
  | { task: 'statistics'; text: string }
  | { task: 'prose'; text: string }
  | ({ task: 'frequent' } & FrequentRequest)
  | ({ task: 'change' } & ChangeRequest)

/** Works on one long text off the main thread. */
answerRequests((request: Request) => {
  if (request.task === 'statistics') return statisticsOf(request.text)
  if (request.task === 'prose') return proseOf(request)
  if (request.task === 'frequent') return frequentPhrases(request)
  return answerChange(request)
})
