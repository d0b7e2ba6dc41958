import { afterAll, beforeAll, expect, test } from 'vitest'

import { slowTexts, startCounting } from '../count-steps.ts'
import { repeatedPairs } from '../hostile-texts.ts'
import { listReaders, listTextTools } from '../readers.ts'

const texts = repeatedPairs()
const LENGTH = 400

let counting: ReturnType<typeof startCounting>
beforeAll(() => {
  counting = startCounting()
})
afterAll(() => counting.stop())

test.each([...listReaders(), ...(await listTextTools())])(
  'twice a text of pairs takes at most 2.5 times the steps: %s',
  async (_, load) => {
    const read = await load()
    if (read) expect(slowTexts(counting.stepsOf, read, texts, LENGTH)).toEqual([])
  },
)
