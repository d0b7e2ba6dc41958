import { UNKNOWN_PATH } from '../site-map.ts'
import { weightOf } from '../built/weight.ts'
import { pages } from './choice.ts'

const KINDS = ['html', 'script', 'style', 'font', 'chart'] as const

console.log(
  'Bytes of each page by kind, brotli (a font is compressed already); a chart comes later',
)
console.log(['page'.padEnd(32), ...KINDS.map((kind) => kind.padStart(7)), '  total'].join(''))
for (const page of pages) {
  const weight = weightOf(page === UNKNOWN_PATH ? '/404' : page)
  const total = KINDS.reduce((sum, kind) => sum + weight[kind], 0)
  const cells = [...KINDS.map((kind) => weight[kind]), total].map((bytes) =>
    String(bytes).padStart(7),
  )
  console.log(page.padEnd(32) + cells.join(''))
}
