import { runCommand } from './run-command.ts'
import { runVisitCommand } from './visits/visit-command.ts'

// The program behind `npm run visits`.
await runCommand((write) =>
  runVisitCommand(process.argv.slice(2), process.env, process.stdin, write),
)
