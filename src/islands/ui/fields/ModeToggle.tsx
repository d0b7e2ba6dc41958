interface Props<Mode extends string> {
  label: string
  modes: readonly { value: Mode; label: string }[]
  value: Mode
  onMode: (mode: Mode) => void
}

/** Buttons of which one is pressed, for the few modes of a tool. */
export function ModeToggle<Mode extends string>({ label, modes, value, onMode }: Props<Mode>) {
  // Three stay in one row on a phone.
  const padding = modes.length > 2 ? 'px-1.5' : 'px-3'
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap self-start justify-self-start gap-1 rounded-xl bg-sunken p-1"
    >
      {modes.map((mode) => (
        <button
          key={mode.value}
          type="button"
          name="mode"
          value={mode.value}
          aria-pressed={mode.value === value}
          className={`min-h-11 min-w-16 grow rounded-lg ${padding} sm:px-5 font-semibold text-soft aria-pressed:bg-raised aria-pressed:text-brand aria-pressed:shadow-sm`}
          onClick={() => onMode(mode.value)}
        >
          {mode.label}
        </button>
      ))}
    </div>
  )
}
