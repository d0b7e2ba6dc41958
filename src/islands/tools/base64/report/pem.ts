/** A text in PEM armour (RFC 7468). */
export interface Pem {
  /** The first label: "CERTIFICATE". */
  label: string
  /** What the label means, or undefined for one that is not known here. */
  kind: string | undefined
  isSecret: boolean
  /** How many such texts there are. */
  count: number
  /** The Base64 of the first, without its lines before and after, and without headers. */
  body: string
}

/** RFC 7468, sections 5 to 13, and those that older and other programs write. */
const KINDS: Record<string, string> = {
  CERTIFICATE: 'an X.509 certificate',
  'X509 CERTIFICATE': 'an X.509 certificate',
  'TRUSTED CERTIFICATE': 'an X.509 certificate with OpenSSL’s notes on trust',
  'X509 CRL': 'a certificate revocation list',
  'CERTIFICATE REQUEST': 'a request for a certificate (PKCS #10)',
  'NEW CERTIFICATE REQUEST': 'a request for a certificate (PKCS #10)',
  PKCS7: 'a PKCS #7 message',
  CMS: 'a message in the Cryptographic Message Syntax',
  'PRIVATE KEY': 'a private key (PKCS #8)',
  'ENCRYPTED PRIVATE KEY': 'an encrypted private key (PKCS #8)',
  'ATTRIBUTE CERTIFICATE': 'an attribute certificate',
  'PUBLIC KEY': 'a public key',
  'RSA PUBLIC KEY': 'an RSA public key (PKCS #1)',
  'RSA PRIVATE KEY': 'an RSA private key (PKCS #1)',
  'EC PRIVATE KEY': 'a private key of an elliptic curve',
  'EC PARAMETERS': 'parameters of an elliptic curve',
  'DSA PRIVATE KEY': 'a DSA private key',
  'DH PARAMETERS': 'Diffie-Hellman parameters',
  'OPENSSH PRIVATE KEY': 'an OpenSSH private key',
  'SSH2 PUBLIC KEY': 'an SSH public key',
  'PGP MESSAGE': 'an OpenPGP message',
  'PGP SIGNATURE': 'an OpenPGP signature',
  'PGP PUBLIC KEY BLOCK': 'an OpenPGP public key',
  'PGP PRIVATE KEY BLOCK': 'an OpenPGP private key',
}

const ARMOUR = /-----BEGIN ([^\r\n-]+(?:-[^\r\n-]+)*)-----[ \t]*[\r\n]+(.*?)-----END \1-----/gs

/** The PEM text that a text holds, or undefined where there is none whose end has the label of its beginning. */
export function readPem(text: string): Pem | undefined {
  const [first, ...others] = text.matchAll(ARMOUR)
  if (first === undefined) return undefined
  const [, label = '', content = ''] = first
  return {
    label,
    kind: KINDS[label],
    isSecret: label.includes('PRIVATE KEY'),
    count: others.length + 1,
    body: withoutHeaders(content),
  }
}

/** Headers ("Proc-Type: …") end at an empty line; OpenPGP's checksum is a line that begins with "=". */
function withoutHeaders(content: string): string {
  const lines = content.split(/\r\n|\r|\n/)
  const afterHeaders = lines.some((line) => line.includes(':')) ? lines.indexOf('') + 1 : 0
  return lines
    .slice(afterHeaders)
    .filter((line) => !/^=\S{4}$/.test(line))
    .join('\n')
    .trim()
}
