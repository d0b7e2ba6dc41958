import { answerApply } from '@/json/compare/patch/apply-task.ts'
import { answerCompare } from '@/json/compare/compare-task.ts'
import type {
  ApplyReport,
  ApplyRequest,
  CompareReport,
  CompareRequest,
} from '@/json/compare/comparison.ts'

addEventListener('message', ({ data }: MessageEvent<CompareRequest | ApplyRequest>) => {
  const report = (report: CompareReport | ApplyReport) => postMessage(report)
  void ('patch' in data ? answerApply(data, report) : answerCompare(data, report))
})
