import { afterAll, beforeAll, expect, test } from 'vitest'

import { slowTexts, startCounting } from '../count-steps.ts'
import { repeatedCharacters } from '../hostile-texts.ts'
import { listReaders, listTextTools } from '../readers.ts'

const texts = repeatedCharacters()
const LENGTH = 300

let counting: ReturnType<typeof startCounting>
beforeAll(() => {
  counting = startCounting()
})
afterAll(() => counting.stop())

test.each([...listReaders(), ...(await listTextTools())])(
  'twice the text takes at most 2.5 times the steps: %s',
  async (_, load) => {
    const read = await load()
    if (read) expect(slowTexts(counting.stepsOf, read, texts, LENGTH)).toEqual([])
  },
)

test('a reader that searches the rest of the text at each place is found', () => {
  const careless = (text: string) => [...text].filter((_, at) => text.includes('\0', at)).length
  expect(slowTexts(counting.stepsOf, careless, texts.slice(0, 3), LENGTH)).toHaveLength(3)
})
