import { createReporter } from '../command-line/reporter';
import { promoteComposition, removeRemote, rollBackRelease } from './change';
import { parseReleaseCommand, usageText } from './command';
import { release } from './release';
import { printHistory, printStatus } from './report';
import { createReleaseTask } from './task';
import { verifyEnvironment } from './verify-environment';

const run = {
  release,
  promote: promoteComposition,
  rollback: rollBackRelease,
  remove: removeRemote,
  status: printStatus,
  history: printHistory,
  verify: verifyEnvironment,
};

export async function runRelease(
  args: string[],
  from: string,
  reporter = createReporter(),
): Promise<number> {
  try {
    const command = parseReleaseCommand(args);
    if (command.values.help !== true)
      return await run[command.verb](await createReleaseTask(command, from, reporter));
    reporter.block(usageText);
    return 0;
  } finally {
    reporter.close();
  }
}
