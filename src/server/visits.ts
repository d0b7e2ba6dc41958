import { runCommand } from './run-command.ts'
import { runVisitCommand } from './visits/visit-command.ts'

await runCommand((write) =>
  runVisitCommand(process.argv.slice(2), process.env, process.stdin, write),
)
