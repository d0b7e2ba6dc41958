import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { hashText } from '../hash.ts'
import { checksumLine, readChecksumList } from './checksum-list.ts'
import { judgeList } from './verdicts.ts'

const NAMES = ['setup.iso', 'notes.txt', 'photo.jpg']
const files = await Promise.all(
  NAMES.map(async (name) => ({ name, digests: await hashText(name) })),
)
const list = files.map(({ name, digests }) => checksumLine(digests['SHA-256'], name)).join('\n')
const verdicts = judgeList(readChecksumList(list), files)
const matching = verdicts.filter(({ state }) => state === 'match')

/** A list of checksums and its files. */
export const sampleAnswer: SampleAnswer = {
  answer: `${matching.length} of ${verdicts.length}`,
  unit: 'match',
  of: 'Three files and their SHA-256 list',
}

/** The files with the first digits of their digests. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: files.map(({ name, digests }) => [name, `${digests['SHA-256'].slice(0, 12)}…`]),
}
