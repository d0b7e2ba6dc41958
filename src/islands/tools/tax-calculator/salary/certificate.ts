/** The certificate of tax that an employer deducted, from a tax year on. */
export const CERTIFICATE = {
  form: 'Form 130',
  formBefore: 'Form 16',
  from: '2026-04-01',
  source: 'Income-tax Act 2025, section 395(4)(b); Income-tax Rules 2026, rule 215',
  checked: '2026-11-24',
} as const
