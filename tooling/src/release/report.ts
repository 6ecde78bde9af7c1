import { CliError } from '../command-line/cli-error';
import { type PromotionRecord, readHistory, requireEnvironmentPointer } from '../compose/documents';
import { shortenId, type ReleaseTask } from './task';

export async function printStatus(task: ReleaseTask): Promise<number> {
  const { reporter, store, environment } = task;
  const { hash, seq, at, action, composition } = await requireEnvironmentPointer(
    store,
    environment.name,
  );
  const { shell, remotes } = composition;
  reporter.block(`${environment.name}: composition ${hash}`);
  reporter.block(`  promotion ${seq}, ${at}, ${action}`);
  reporter.block(
    `  shell        ${shell ? `${shortenId(shell.page)}  kernel ${shell.kernel}` : 'none'}`,
  );
  for (const [name, { release, kernelRange, address }] of Object.entries(remotes))
    reporter.block(`  ${name.padEnd(12)} ${release}  needs kernel ${kernelRange}  ${address}`);
  return 0;
}

const wordsOf = ({ by = 'unknown', message, commit = 'unknown' }: PromotionRecord): string =>
  `${message === undefined ? '' : `“${message}”, `}by ${by}, from ${commit}`;

export async function printHistory(task: ReleaseTask): Promise<number> {
  const { reporter, store, values, environment } = task;
  const { last = '50' } = values;
  if (!/^[1-9]\d{0,5}$/.test(last))
    throw new CliError(`--last takes a whole number, not “${last}”.`);
  for (const record of await readHistory(store, environment.name, Number(last))) {
    const { seq, at, hash, action } = record;
    reporter.block(`${String(seq).padStart(5)}  ${at}  ${shortenId(hash)}  ${action}`);
    reporter.block(`       ${wordsOf(record)}`);
  }
  return 0;
}
