import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { readToken } from './read-token.ts'

answerRequests((request: { text: string }) => readToken(request, Date.now()))
