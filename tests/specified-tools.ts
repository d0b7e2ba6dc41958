/** The fifteen tools of docs/specification.md 2.1 in menu order, by category. Others may stand among them. */
export const specifiedTools = {
  Finance: [
    'loan-calculator',
    'compound-interest',
    'roi-calculator',
    'sip-calculator',
    'fd-calculator',
    'tax-calculator',
  ],
  Developer: ['json-formatter', 'base64', 'hash-generator', 'url-encoder'],
  General: [
    'word-counter',
    'password-generator',
    'qr-code-generator',
    'percentage-calculator',
    'age-calculator',
  ],
} as const

/** Those that the home page features (docs/specification.md 2.5). */
export const specifiedFeatured = {
  Finance: ['loan-calculator', 'sip-calculator', 'tax-calculator'],
  Developer: ['json-formatter', 'base64', 'hash-generator'],
  General: specifiedTools.General,
} as const
