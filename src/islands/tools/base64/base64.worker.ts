import type { ToolRequest } from '@/islands/text-tool/definition.ts'
import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import { convertBase64, type Base64Mode, type WrittenForm } from './base64.ts'

answerRequests(({ mode, text, options }: ToolRequest<Base64Mode, WrittenForm>) =>
  convertBase64(mode, text, options),
)
