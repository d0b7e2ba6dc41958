import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { readCrontab, type CronRequest } from './read-crontab.ts'

answerRequests((request: CronRequest) => readCrontab(request, Date.now()))
