import { createReporter } from '../report/reporter';
import { openStore } from '../store/open-store';
import { parseCommand, required, usage, type Verb } from './command';
import { clear } from './verbs/clear';
import { goBack } from './verbs/go-back';
import { promote } from './verbs/promote';
import { release } from './verbs/release';
import { check, history, status } from './verbs/report';
import { takeOut } from './verbs/take-out';
import { storeOptions, type Task } from './verbs/task';
import { writeNginx, writePolicies } from './verbs/write-configuration';

const run: Record<Verb, (task: Task) => Promise<number>> = {
  release,
  promote,
  rollback: goBack,
  remove: takeOut,
  status,
  history,
  verify: check,
  prune: clear,
  policies: writePolicies,
  nginx: writeNginx,
};

/** Runs one release command to its exit code. `from` is the folder that relative paths start at. */
export async function runRelease(
  args: string[],
  from: string,
  reporter = createReporter(),
): Promise<number> {
  const command = parseCommand(args);
  if (command.values.help === true) {
    reporter.block(usage);
    return 0;
  }
  const name = required(command.values.to, 'to', 's3://trustfold-releases');
  const store = openStore(name, { ...storeOptions(command.values), from });
  try {
    return await run[command.verb]({ ...command, reporter, store, from });
  } finally {
    reporter.close();
  }
}
