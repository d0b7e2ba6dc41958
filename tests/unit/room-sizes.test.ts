import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { comparedRows, largeFolders, roomSizes, sizeReport, sourceFiles } from '../room-sizes.ts'

const root = mkdtempSync(join(tmpdir(), 'rooms-'))
afterAll(() => rmSync(root, { recursive: true }))

const linesOf = {
  'src/lib/a.ts': 3,
  'src/lib/a.test.ts': 50,
  'src/lib/deep/b.ts': 2,
  'src/islands/ui/C.tsx': 4,
  'src/islands/tools/x/d.ts': 900,
  'src/islands/tools/x/view/e.ts': 701,
  'src/islands/tools/y/f.ts': 600,
  'src/islands/tools/y/part/g.ts': 301,
  'src/content/tools/x/view.mdx': 9,
}
for (const [path, lines] of Object.entries(linesOf)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'x\n'.repeat(lines))
}
const files = sourceFiles(root)

test('files and lines are added up by room, without tests', () => {
  expect(roomSizes(files)).toEqual({
    lib: { files: 2, lines: 5 },
    'islands/ui': { files: 1, lines: 4 },
    'islands/tools': { files: 4, lines: 2502 },
  })
})

test('a view above 700 lines and a tool above 900 are listed, a folder without a page counts for its tool', () => {
  expect(largeFolders(files, root)).toEqual(['y: 901 lines', 'x/view: 701 lines'])
})

test('each room is compared with the release, new and removed ones too', () => {
  const rows = comparedRows(
    { lib: { files: 2, lines: 1500 }, json: { files: 1, lines: 10 } },
    { lib: { files: 1, lines: 9 }, old: { files: 1, lines: 1 } },
  )
  expect(rows).toEqual([
    'json: 10 lines in 1 file (0 lines in 0 files)',
    'lib: 1,500 lines in 2 files (9 lines in 1 file)',
    'old: 0 lines in 0 files (1 line in 1 file)',
    'total: 1,510 lines in 3 files (10 lines in 2 files)',
  ])
})

test('the report of this project names the release and its total', () => {
  expect(sizeReport()).toMatch(
    /^Lines and files by room \(\d+\.\d+\.\d+ in brackets\):\n[^]*\n {2}total: /,
  )
})
