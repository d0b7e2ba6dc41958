import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'
import { figures } from './figures.ts'

/** RFC 9562, appendix A.6. */
const EXAMPLE = '017F22E2-79B0-7CC3-98C4-DC0C0C07398F'
const { 'Time in IST': answer = '', ...others } = figures({ id: EXAMPLE })

/** When the example of the standard was made. */
export const sampleAnswer: SampleAnswer = { answer, of: `${EXAMPLE.slice(0, 13)}… was made` }

/** The same moment in other forms. */
export const sampleDrawing: Drawing = { kind: 'lines', lines: Object.entries(others) }
