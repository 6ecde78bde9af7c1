import { resolve } from 'node:path';
import { builderOf } from '../../provenance/built-from';
import { CliError } from '../../run/cli-error';
import { required } from '../option-values';
import { usage } from '../usage';
import { findComposition } from '../find-named';
import { isGreen, recordTests } from '../tests-gate';
import { short, type Task } from './task';

/** Records how the end-to-end tests of a composition ended. */
export async function noteTests({ subject, values, store, reporter, from }: Task): Promise<number> {
  if (subject === undefined || !/^[0-9a-f]{6,64}$/.test(subject))
    throw new CliError(`Name the composition that was tested by its hash.\n\n${usage}`);
  const file = resolve(from, required(values.report, 'report', 'test-results/e2e.json'));
  const hash = await findComposition(store, subject);
  const result = await recordTests(store, hash, file, { by: builderOf() });
  const { passed, failed, skipped } = result;
  reporter.line(
    `composition ${short(hash)}: ${passed} passed, ${failed} failed, ${skipped} skipped; ${isGreen(result) ? 'it may be promoted' : 'it is not promoted with --require-tests'}`,
  );
  return 0;
}
