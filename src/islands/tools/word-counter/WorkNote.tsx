interface Props {
  isWorking: boolean
  failure: string | undefined
}

/** Says that a long text is being looked through, or that the browser did not do it. */
export function WorkNote({ isWorking, failure }: Props) {
  return (
    <p className="hint" role="status" data-state={isWorking ? 'working' : 'done'}>
      {isWorking ? 'Looking through the text…' : failure}
    </p>
  )
}
