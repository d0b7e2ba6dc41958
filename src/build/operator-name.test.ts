import { expect, test } from 'vitest'

import { operatorNameError } from './operator-name.ts'

test.each(['', 'Asha Rao', 'Rao & Sons (India) Pvt. Ltd.', 'आशा राव'])(
  '"%s" is a name of an operator',
  (given) => expect(operatorNameError('OPERATOR_NAME', given)).toBeUndefined(),
)

test.each(['<b>Asha</b>', '{name}', 'Asha\nRao', 'x'.repeat(81)])('"%s" is refused', (given) =>
  expect(operatorNameError('OPERATOR_NAME', given)).toMatch(/^OPERATOR_NAME must be a name/),
)
