/** Texts that a code must give back exactly, for the tests: every mode, other scripts, joined emoji, spaces and line ends. */
export const SAMPLES = [
  'https://ganak.example/tools?a=1&b=2',
  '0123456789',
  'HTTPS://X.IN/A',
  'नमस्ते, दुनिया।',
  'வணக்கம்',
  '👨‍👩‍👧‍👦 ₹1,00,000 é',
  '  leading and trailing spaces  ',
  'two\nlines\r\nand a tab\t',
  'a',
  'é',
]
