import { createReporter } from '../command-line/reporter';
import { promote, remove, rollback } from './change';
import { parseCommand, usage } from './command';
import { release } from './release';
import { history, status } from './report';
import { openTask } from './task';
import { verify } from './verify';

const run = { release, promote, rollback, remove, status, history, verify };

export async function runRelease(
  args: string[],
  from: string,
  reporter = createReporter(),
): Promise<number> {
  try {
    const command = parseCommand(args);
    if (command.values.help !== true)
      return await run[command.verb](await openTask(command, from, reporter));
    reporter.block(usage);
    return 0;
  } finally {
    reporter.close();
  }
}
