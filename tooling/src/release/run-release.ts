import { inTheNameOf } from '../compose/note';
import { createReporter } from '../base/reporter';
import { openStore, usualEndpoint, usualRegion } from '../store/open-store';
import { noteOf, storeOptions, type Task } from './task';
import { parseCommand, usage, type Verb } from './command';
import { required } from './option-values';
import { history } from './verbs/history';
import { nginx } from './verbs/nginx';
import { policies } from './verbs/policies';
import { promote } from './verbs/promote';
import { prune } from './verbs/prune';
import { release } from './verbs/release';
import { remove } from './verbs/remove';
import { rollback } from './verbs/rollback';
import { settings } from './verbs/settings';
import { status } from './verbs/status';
import { verify } from './verbs/verify';

const run: Record<Verb, (task: Task) => Promise<number>> = {
  release,
  promote,
  rollback,
  remove,
  status,
  history,
  verify,
  prune,
  settings,
  policies,
  nginx,
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
  const perform = run[command.verb];
  const name = required(command.values.to, 'to', 's3://trustfold-releases');
  const region = command.values.region ?? (await usualRegion());
  const endpoint = command.values.endpoint ?? (await usualEndpoint());
  const values = { ...command.values, region, endpoint };
  const store = openStore(name, { ...storeOptions(values), from });
  try {
    const task = { ...command, values, reporter, store, from };
    return await inTheNameOf(noteOf(command), () => perform(task));
  } finally {
    reporter.close();
  }
}
