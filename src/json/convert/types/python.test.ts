import { expect, test } from 'vitest'

import { readNodes } from '../../text/nodes.ts'
import { typesOf } from './types-task.ts'

const python = (document: string) =>
  typesOf(readNodes(new TextEncoder().encode(document)), 'python').text

test('objects are dataclasses, what may be missing has a default', () => {
  expect(python('[{"a":1,"b":null,"tags":[]},{"a":2.5,"b":true,"c":{"x":"y"}}]')).toBe(
    `from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(kw_only=True)
class RootItem:
    a: float
    b: bool | None
    tags: list[Any] | None = None
    c: C | None = None


@dataclass(kw_only=True)
class C:
    x: str


Root = list[RootItem]
`,
  )
})

test('keys that Python cannot take as a name keep their spelling beside one', () => {
  // Keywords: docs.python.org/3/reference/lexical_analysis.html#keywords
  const text = python(
    '{"class":1,"class_":2,"first-name":3,"str":"","__init__":4,"":5,"2a":6,"ﬁ":7,"नाम":8}',
  )
  for (const line of [
    'class_2: int = field(metadata={"json": "class"})',
    'class_: int\n',
    'first_name: int = field(metadata={"json": "first-name"})',
    'str_: str = field(metadata={"json": "str"})',
    'init: int = field(metadata={"json": "__init__"})',
    'value: int = field(metadata={"json": ""})',
    'x2_a: int = field(metadata={"json": "2a"})',
    'fi: int = field(metadata={"json": "ﬁ"})',
    'नाम: int\n',
  ]) {
    expect(text).toContain(`    ${line}`)
  }
})

test('integers of any size are int, and a mixture is a union', () => {
  expect(python('[12345678901234567890,1,"a",null]')).toBe('Root = list[int | str | None]\n')
  expect(python('[]')).toBe('from typing import Any\n\nRoot = list[Any]\n')
})
