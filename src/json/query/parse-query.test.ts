import { expect, test } from 'vitest'

import { parseQuery } from './parse-query.ts'
import { adviceAt } from './query-habits.ts'
import { QueryError } from './query-reader.ts'

function refusal(text: string): { index: number; says: string } {
  try {
    parseQuery(text)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return { index: error.index, says: adviceAt(text, error.index) ?? error.message }
  }
  throw new Error(`${text} is taken`)
}

// RFC 9535: what other implementations take and the grammar of the standard does not.
test.each([
  ['$.a-b', 3, "['a-b']"],
  ['$[?@.a-b == 1]', 6, "['a-b']"],
  ['$[(@.length-1)]', 2, '[-1]'],
  ['$[?(@.a =~ /^x.*/i)]', 8, "search(@.name, '^x.*')"],
  ['$[?@.a === 1]', 9, 'Write == instead of ==='],
  ['$[?@.a !== 1]', 9, 'Write != instead of !=='],
  ['$[?@.a = 1]', 7, 'Write == to compare'],
  ['$[?@.a <> 1]', 8, 'Write != instead of <>'],
  ['$[?@.a and @.b]', 7, 'Write &&'],
  ['$[?@.a or @.b]', 7, 'Write ||'],
  ['$[?not @.a]', 3, 'Write !'],
  ["$[?@.a in ['x']]", 7, "@.name == 'a' || @.name == 'b'"],
  ["$[?@.a contains 'x']", 7, "search(@.name, 'text')"],
  ['$[?@.a == True]', 10, 'true, false and null'],
  ['$[?@.a == undefined]', 10, '!@.name'],
  ['$[?@.a * 2 > 3]', 7, 'does not calculate'],
  ['$[?@.a - 2 > 3]', 7, 'does not calculate'],
  ['$.a.length()', 10, 'length(@.name)'],
  ['$.a.max()', 7, 'JSONPath only selects'],
  ['$.a~', 3, 'Each match shows its path'],
  ['$.a.b^', 5, '$..[?@.child]'],
  ['$.a.0', 4, '[0]'],
  ['$.a[b]', 4, "['b']"],
  ["$.'a'", 2, "['name']"],
  ['$.$ref', 2, "['$ref']"],
  ['$. a', 2, 'No white space after the dot'],
  ['$.a[]', 4, '[*]'],
  ['$.a.', 4, 'or remove the dot'],
  ['$..', 3, '$..name'],
  ['$[“a”]', 2, 'Curly quotes'],
  ['$[1,]', 4, 'last comma'],
  ['a.b', 0, '$.a.b'],
  ['.items[0]', 0, '$.items[0]'],
  ['@.a', 0, '$.a'],
  ['/items/0/a~1b', 0, "$['items'][0]['a/b']"],
  ['$.a ', 3, 'white space around'],
])('%s is refused at %i with what to write instead', (text, index, advice) => {
  const { index: at, says } = refusal(text)
  expect(at).toBe(index)
  expect(says).toContain(advice)
})

test.each([
  ['', 0, 'A query begins with $'],
  ['$.a b', 3, 'Expected a dot or a square bracket'],
  ["$['a", 2, 'no closing quote'],
  ["$['a'", 1, 'not closed'],
  [String.raw`$['\x']`, 3, 'Not a JSONPath escape'],
  [String.raw`$['\ud800']`, 3, 'Not a JSONPath escape'],
  ['$[01]', 2, 'without leading zeros'],
  ['$[9007199254740992]', 2, '2^53'],
  ['$[?@.a == 01]', 10, 'as in JSON'],
  ['$[?(@.a]', 7, 'parenthesis'],
  ['$[?@.*==1]', 3, 'several values'],
  ['$[?!@.a == 1]', 10, 'Write != instead'],
  ['$[?(@.a)==1]', 10, 'in parentheses cannot be compared'],
  ['$[?1]', 3, 'not a condition'],
  ['$[?length(@.a)]', 3, 'not a condition'],
  ["$[?match(@.a,'x')==true]", 3, 'cannot be compared'],
  ['$[?first(@.a)]', 3, 'no function first()'],
  ['$[?count(1)>1]', 9, 'takes a path'],
  ['$[?match(@.a)]', 3, "match(@.name, 'A.*')"],
  [`$[?${'('.repeat(200)}1==1${')'.repeat(200)}]`, 103, 'nested too deeply'],
])('%s is refused at %i with the reason', (text, index, reason) => {
  const { index: at, says } = refusal(text)
  expect(at).toBe(index)
  expect(says).toContain(reason)
})

test.each(['$[?@.a < 0.5]', '$[?@.a == -0.5e-1]', '$[?@.a == 0e1]', '$[?@.a==1 && !(@.b || @.c)]'])(
  '%s is taken, as the grammar of RFC 9535 has it',
  (text) => {
    expect(() => parseQuery(text)).not.toThrow()
  },
)
