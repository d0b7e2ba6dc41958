import { describe, expect, test } from 'vitest'

import { frameAddresses, readAdvertising } from './advertising.ts'

const FRAME_URL = 'https://ads.example/slot'

describe('what the operator sets about advertising', () => {
  test('placeholders stand in the boxes unless something else is asked for', () => {
    expect(readAdvertising({})).toEqual({ mode: 'placeholder', frameUrl: '' })
    expect(readAdvertising({ ADS: ' ' })).toEqual({ mode: 'placeholder', frameUrl: '' })
  })

  test('an address of frames counts only where frames are asked for', () => {
    expect(readAdvertising({ ADS: 'house', ADS_FRAME_URL: FRAME_URL }).frameUrl).toBe('')
    const framed = readAdvertising({ ADS: 'frame', ADS_FRAME_URL: FRAME_URL })
    expect(framed).toEqual({ mode: 'frame', frameUrl: FRAME_URL })
  })

  test.each([
    [{ ADS: 'on' }, 'ADS must be one of placeholder, off, house, frame, not "on".'],
    [
      { ADS: 'frame' },
      'ADS=frame needs ADS_FRAME_URL, an address such as https://ads.example/slot.',
    ],
    [
      { ADS: 'frame', ADS_FRAME_URL: 'ads.example' },
      'ADS_FRAME_URL must be an address without a query such as https://ads.example/slot, not "ads.example".',
    ],
    [
      { ADS: 'frame', ADS_FRAME_URL: 'https://ads.example/slot?a=1' },
      'ADS_FRAME_URL must be an address without a query such as https://ads.example/slot, not "https://ads.example/slot?a=1".',
    ],
    [
      { ADS: 'frame', ADS_FRAME_URL: 'https://ads.example/ *' },
      'ADS_FRAME_URL must be an address without a query such as https://ads.example/slot, not "https://ads.example/ *".',
    ],
    [
      { ADS: 'frame', ADS_FRAME_URL: 'http://ads.example/slot' },
      'ADS_FRAME_URL must begin with https://, not "http://ads.example/slot".',
    ],
    [
      { ADS: 'frame', ADS_FRAME_URL: 'https://ganak.in/slot', SITE_URL: 'https://ganak.in' },
      'ADS_FRAME_URL must be on another origin than SITE_URL, not "https://ganak.in/slot".',
    ],
  ])('%o is refused in a sentence', (environment, sentence) => {
    expect(() => readAdvertising(environment)).toThrow(sentence)
  })
})

test('the box at the bottom of phone screens has no frame, whose networks forbid it', () => {
  expect(frameAddresses({ mode: 'frame', frameUrl: FRAME_URL })).toEqual([
    `${FRAME_URL}?size=banner`,
    `${FRAME_URL}?size=rectangle`,
    `${FRAME_URL}?size=inline`,
  ])
  expect(frameAddresses({ mode: 'house', frameUrl: '' })).toEqual([])
})
