import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { readLines } from './read-lines.ts'

answerRequests(readLines)
