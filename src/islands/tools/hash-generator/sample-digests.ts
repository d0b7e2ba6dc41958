/** The hashes of “Ganak”, which the page shows as an example before a text is typed. */
export const SAMPLE_DIGESTS = {
  'SHA-1': '2bbc24761b4d0f9cbb216086601535b54cc06cba',
  'SHA-256': '36502b90180ac7c8e3af479f248f1c78a864c92f64421e0b50f086707b16e689',
  'SHA-384':
    '1d15c77aa7c2e124f36f4d507e42d19187feb3ee6ef0a588f9d72614b75472b2cb51fbd7959fb104ec6344526335fb3b',
  'SHA-512':
    '13d2a90c94e0dc13b3b4a92ede8bb3d46e3df09a2d24ac7e5389814893b9622e21e4e676362016d00844af03ea092213cd2240a153a555fcaa35cafeeb83109e',
} as const
