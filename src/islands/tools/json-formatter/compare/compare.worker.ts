import { answerApply } from './patch/apply-job.ts'
import { answerCompare } from './engine/compare-job.ts'
import type { ApplyReport, ApplyRequest, CompareReport, CompareRequest } from './engine/protocol.ts'

addEventListener('message', ({ data }: MessageEvent<CompareRequest | ApplyRequest>) => {
  const report = (report: CompareReport | ApplyReport) => postMessage(report)
  void ('patch' in data ? answerApply(data, report) : answerCompare(data, report))
})
