import { inTheNameOf } from '../compose/note';
import { createReporter } from '../report/reporter';
import { openStore } from '../store/open-store';
import { usualEndpoint, usualRegion } from '../store/usual-service';
import { noteOf } from './note-option';
import { parseCommand } from './command';
import { required } from './option-values';
import { usage } from './usage';
import type { Verb } from './options';
import { signingOf } from './signing-option';
import { check } from './verbs/check';
import { pruneStore } from './verbs/prune';
import { rollBack } from './verbs/rollback';
import { preview } from './verbs/preview';
import { promote } from './verbs/promote';
import { grant } from './verbs/grant';
import { release } from './verbs/release';
import { makeKeys, stamp } from './verbs/keys';
import { history, status } from './verbs/report';
import { settings } from './verbs/settings';
import { switchWorker } from './verbs/switch-worker';
import { takeOut } from './verbs/take-out';
import { storeOptions, type Task } from './verbs/task';
import { writeNginx, writePolicies } from './verbs/write-configuration';

const run: Record<Exclude<Verb, 'keys'>, (task: Task) => Promise<number>> = {
  release,
  promote,
  rollback: rollBack,
  remove: takeOut,
  worker: switchWorker,
  grant,
  preview,
  stamp,
  status,
  history,
  verify: check,
  prune: pruneStore,
  settings,
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
  if (command.verb === 'keys') return makeKeys(command, from, reporter);
  const perform = run[command.verb];
  const name = required(command.values.to, 'to', 's3://trustfold-releases');
  const region = command.values.region ?? (await usualRegion());
  const endpoint = command.values.endpoint ?? (await usualEndpoint());
  const values = { ...command.values, region, endpoint };
  const store = openStore(name, { ...storeOptions(values), from });
  try {
    const signing = await signingOf(command.values, from);
    const task = { ...command, values, reporter, store, from, signing };
    return await inTheNameOf(noteOf(command), () => perform(task));
  } finally {
    reporter.close();
  }
}
