/** Says in a sentence which setting keeps the server from listening; undefined for failures that no setting causes. */
export function explainListenError(
  error: unknown,
  { port, host }: { port: number; host: string },
): string | undefined {
  const { code } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: set PORT to another one.`
    case 'EACCES':
      return `Port ${port} may not be taken by this user: set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, not "${host}".`
    default:
      return undefined
  }
}
