import fc from 'fast-check'
import { dump } from 'js-yaml'
import { expect, test } from 'vitest'

import { JsonPieces } from './json-pieces.ts'
import { yamlToJson } from './yaml-to-json.ts'

const converted = async (text: string) => {
  const json = new JsonPieces()
  const notes = yamlToJson(text, json)
  return [await json.whole().text(), ...notes]
}

test.each([
  // Examples of YAML 1.2.2, by their numbers
  ['2.1', '- Mark McGwire\n- Sammy Sosa\n- Ken Griffey', '["Mark McGwire","Sammy Sosa","Ken Griffey"]'],
  ['2.2', 'hr:  65    # Home runs\navg: 0.278 # Batting average\nrbi: 147   # Runs Batted In', '{"hr":65,"avg":0.278,"rbi":147}'],
  ['2.5', '- [name        , hr, avg  ]\n- [Mark McGwire, 65, 0.278]', '[["name","hr","avg"],["Mark McGwire",65,0.278]]'],
  ['2.10', 'hr:\n- Mark McGwire\n# Following node labeled SS\n- &SS Sammy Sosa\nrbi:\n- *SS # Subsequent occurrence\n- Ken Griffey', '{"hr":["Mark McGwire","Sammy Sosa"],"rbi":["Sammy Sosa","Ken Griffey"]}'],
  ['2.13', '# ASCII Art\n--- |\n  \\//||\\/||\n  // ||  ||__\n', '"\\\\//||\\\\/||\\n// ||  ||__\\n"'],
  ['2.19', 'canonical: 12345\ndecimal: +12345\noctal: 0o14\nhexadecimal: 0xC', '{"canonical":12345,"decimal":12345,"octal":12,"hexadecimal":12}'],
  ['2.20', 'canonical: 1.23015e+3\nexponential: 12.3015e+02\nfixed: 1230.15', '{"canonical":1.23015e+3,"exponential":12.3015e+02,"fixed":1230.15}'],
  ['2.21', 'null:\nbooleans: [ true, false ]\nstring: \'012345\'', '{"null":null,"booleans":[true,false],"string":"012345"}'],
])('example %s of the standard', async (_, yaml, json) => {
  expect(await converted(yaml)).toEqual([json])
}) // prettier-ignore

test('digits, order and keys stay as they are written', async () => {
  const [json] = await converted('10: 1.50\n9: 12345678901234567890\n__proto__: 1e400\n~: -.5\n')
  expect(json).toBe('{"10":1.50,"9":12345678901234567890,"__proto__":1e400,"null":-0.5}')
})

test('merge keys are merged, and what is written beside them counts', async () => {
  // yaml.org/type/merge.html
  const [json] = await converted('- &LEFT { x: 0, r: 1 }\n- { <<: *LEFT, x: 5 }')
  expect(json).toBe('[{"x":0,"r":1},{"x":5,"r":1}]')
})

test('values that JSON does not have are reported', async () => {
  expect(await converted('--- .nan\n--- -.inf\n--- 011001')).toEqual([
    '[null,null,"011001"]',
    '3 documents became an array.',
    '.nan and .inf, which JSON does not have, became null.',
    'Numbers with leading zeros were kept as strings, because programs read them differently.',
  ])
  expect(await converted('a: !Ref b\nc: !!binary aGk=\nd: !x [1]\ne: !y {z: 1}')).toEqual([
    '{"a":"b","c":"aGk=","d":[1],"e":{"z":1}}',
    'Tags left out: !Ref, !!binary, !x and 1 more.',
  ])
})

test.each([
  ['a: [1', /^This is not YAML: .+ \(line 1, column 6\)\.$/],
  ['a: 1\na: 2', /^This is not YAML: duplicated mapping key \(line 2, column 1\)\.$/],
  // Case field-dev-f10: the YAML is valid (1.2.2, section 7.4.2); JSON alone has no such key.
  ['name: {{ x }}\nb: 2', /^This YAML has a placeholder of a template \(line 1, column 8\)\./],
  ['a: 1\nb:\n  - {{ x }}\n', /^This YAML has a placeholder of a template \(line 3, column 6\)\./],
  [
    'a: 1\n? [a, b]\n: b',
    /^This is YAML, but .* key that is itself a list or mapping \(line 2, column 3\)\.$/,
  ],
  ['a: 1\n---\n- ok\n- {[x]: 1}', /\(line 4, column 4\)\.$/],
  ['&a [*a]', /repeat so much/],
  [`${'['.repeat(501)}${']'.repeat(501)}`, /nesting exceeded maxDepth/],
])('%j is refused', async (yaml, message) => {
  await expect(converted(yaml)).rejects.toThrow(message)
})

test('aliases that multiply are refused before they fill the memory', async () => {
  const lines = ['a0: &a0 lol']
  for (let at = 1; at < 10; at++)
    lines.push(
      `a${at}: &a${at} [${Array(9)
        .fill(`*a${at - 1}`)
        .join(',')}]`,
    )
  await expect(converted(lines.join('\n'))).rejects.toThrow(/repeat so much/)
})

test('every value that JSON can hold comes back from YAML', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (drawn) => {
      // JSON knows no -0 of its own.
      const value: unknown = JSON.parse(JSON.stringify(drawn))
      const [json = ''] = await converted(dump(value))
      expect(JSON.parse(json)).toEqual(value)
    }),
    { numRuns: 200 },
  )
})
