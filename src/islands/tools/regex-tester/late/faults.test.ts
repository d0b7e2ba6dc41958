import { describe, expect, test } from 'vitest'

import { faultsIn } from './faults.ts'

/** The pattern with its faults in «», and their reasons. */
function marked(pattern: string, flags = ''): [string, ...string[]] {
  const faults = faultsIn(pattern, flags)
  const text = faults.reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)}«${rest.slice(start, end)}»${rest.slice(end)}`,
    pattern,
  )
  return [text, ...new Set(faults.map(({ reason }) => reason))]
}

// OWASP, "Regular expression Denial of Service", lists the first four as evil patterns.
describe('quantifiers at fault', () => {
  test.each([
    ['(a+)+$', '(a«+»)«+»$', 'nested'],
    ['([a-zA-Z]+)*', '([a-zA-Z]«+»)«*»', 'nested'],
    ['(a|aa)+', '(a|aa)«+»', 'choices'],
    ['(a|a?)+', '(a|a?)«+»', 'choices'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', '^(([a-z])«+».)«+»[A-Z]([a-z])+$', 'nested'],
    ['(\\w+\\s?)+$', '(\\w«+»\\s?)«+»$', 'nested'],
    ['(x{1,50}){1,50}y', '(x«{1,50}»)«{1,50}»y', 'nested'],
    ['(x?y|y)*$', '(x?y|y)«*»$', 'choices'],
    [
      '^([a-z0-9])(([\\-.]|[_]+)?([a-z0-9]+))*(@){1}[a-z0-9]+[.]{1}[a-z]{2,3}$',
      '^([a-z0-9])(([\\-.]|[_]+)?([a-z0-9]«+»))«*»(@){1}[a-z0-9]+[.]{1}[a-z]{2,3}$',
      'nested',
    ],
    ['(?:(?:\\d+)?)*!', '(?:(?:\\d«+»)?)«*»!', 'nested'],
  ])('of %s are %s (%s)', (pattern, expected, reason) => {
    expect(marked(pattern)).toEqual([expected, reason])
  })

  test.each([
    ['\\d+\\d+!', '\\d«+»\\d«+»!', 'neighbours'],
    ['(\\w*)_?(\\w*)$', '(\\w«*»)_?(\\w«*»)$', 'neighbours'],
    ['.*=.*;', '.«*»=.«*»;', 'neighbours'],
    ['^\\S+@\\S+\\.\\S+$', '^\\S«+»@\\S«+»\\.\\S«+»$', 'neighbours'],
    ['\\s+$', '\\s«+»$', 'start'],
    ['((ab)|b)+$', '((ab)|b)«+»$', 'start'],
    ['(\\w+\\s)+$', '(\\w«+»\\s)«+»$', 'start'],
    ['[a-z]+[0-9]+!', '[a-z]«+»[0-9]«+»!', 'start'],
  ])('with fewer ways, of %s are %s (%s)', (pattern, expected, reason) => {
    expect(marked(pattern)).toEqual([expected, reason])
  })

  test('compare letters by the flags', () => {
    expect(marked('(a|A)+')[1]).toBe('start')
    expect(marked('(a|A)+', 'i')[1]).toBe('choices')
    expect(marked('(\\p{Lu}|\\p{Script=Greek})+', 'u')[1]).toBe('choices')
    expect(marked('([[a-z]--b]|b)+', 'v')[1]).toBe('start')
  })

  test('are none without repetitions', () => {
    expect(faultsIn('a?b{2}', '')).toEqual([])
  })
})
