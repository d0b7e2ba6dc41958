import { domainToASCII } from 'node:url'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { decodePunycode } from './punycode.ts'

describe('Punycode', () => {
  // RFC 3492, section 7.1, (A) to (S).
  test.each([
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['ihqwctvzc91f659drss3x8bo0yb', '他們爲什麽不說中文'],
    ['Proprostnemluvesky-uyb24dma41a', 'Pročprostěnemluvíčesky'],
    ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
    ['i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd', 'यहलोगहिन्दीक्योंनहींबोलसकतेहैं'],
    ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
    [
      '989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c',
      '세계의모든사람들이한국어를이해한다면얼마나좋을까',
    ],
    ['b1abfaaepdrnnbgefbaDotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
    ['PorqunopuedensimplementehablarenEspaol-fmd56a', 'PorquénopuedensimplementehablarenEspañol'],
    ['TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g', 'TạisaohọkhôngthểchỉnóitiếngViệt'],
    ['3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'],
    ['-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n', '安室奈美恵-with-SUPER-MONKEYS'],
    ['Hello-Another-Way--fc4qua05auwb3674vfr0b', 'Hello-Another-Way-それぞれの場所'],
    ['2-u9tlzr9756bt3uc0v', 'ひとつ屋根の下2'],
    ['MajiKoi5-783gue6qz075azm5e', 'MajiでKoiする5秒前'],
    ['de-jg4avhby1noc0d', 'パフィーdeルンバ'],
    ['d9juau41awczczp', 'そのスピードで'],
    ['-> $1.00 <--', '-> $1.00 <-'],
  ])('%s is %s', (encoded, text) => {
    expect(decodePunycode(encoded)).toBe(text)
  })

  test.each([
    ['a-ü', 'not a Punycode digit'],
    ['ü-a', 'not ASCII'],
    ['a-b_', 'not a Punycode digit'],
    ['9', 'ends in the middle'],
    ['99999999', 'too large'],
    ['999999b', 'Unicode does not have'],
  ])('%s is refused: %s', (encoded, reason) => {
    expect(() => decodePunycode(encoded)).toThrow(reason)
  })

  test('undoes what the platform writes', () => {
    const letter = fc.constantFrom(...'abcxyz019äéößञनमअआкиевασ日本語한국カ')
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 10 }), (letters) => {
        const name = `k${letters.join('')}k`.normalize('NFC')
        const ascii = domainToASCII(name)
        fc.pre(ascii.startsWith('xn--'))
        expect(decodePunycode(ascii.slice(4))).toBe(name)
      }),
    )
  })
})
