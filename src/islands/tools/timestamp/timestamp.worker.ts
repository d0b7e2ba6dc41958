import type { ToolRequest } from '@/islands/text-tool/definition.ts'
import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { TimeOptions } from './choices.ts'
import { convertTimes } from './convert.ts'

answerRequests((request: ToolRequest<'read', TimeOptions>) => convertTimes(request, Date.now()))
