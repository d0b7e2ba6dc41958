import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'

interface Props {
  passwords: readonly string[]
  onCopied: (password: string) => void
}

/** Passwords, each with its button. */
export function PasswordList({ passwords, onCopied }: Props) {
  return (
    <ol className="password-list">
      {passwords.map((password, at) => (
        <li key={password}>
          <code>{password}</code>
          <CopyButton
            text={password}
            accessibleLabel={`Copy password ${at + 1}`}
            onCopied={onCopied}
            failed={{ title: 'Error', text: 'Failed to copy password' }}
          />
        </li>
      ))}
    </ol>
  )
}
