import { resolve } from 'node:path';
import type { Reporter } from '../../report/reporter';
import { CliError } from '../../run/cli-error';
import { writeKeyPair } from '../../signing/key-files';
import { environmentName, required, wholeNumber } from '../option-values';
import type { Command } from '../command';
import { stamperOf } from '../signing-option';
import { stampEnvironment } from '../stamp';
import type { Task } from './task';

/** Makes a pair of keys. */
export async function makeKeys(
  { values }: Command,
  from: string,
  reporter: Reporter,
): Promise<number> {
  const file = resolve(from, required(values.out, 'out', 'production-key.json'));
  const { publicKey, beside } = await writeKeyPair(
    file,
    values.ed25519 === true ? 'Ed25519' : 'P-256',
  );
  reporter.line(`wrote ${file}, which signs and is to be kept secret`);
  reporter.line(`wrote ${beside}, which pages are told to believe:`);
  reporter.block(publicKey);
  reporter.close();
  return 0;
}

/** Stamps what an environment runs. */
export async function stamp({ values, store, reporter, from }: Task): Promise<number> {
  const environment = environmentName(values.env);
  const stamper = await stamperOf(values, from);
  if (!stamper)
    throw new CliError(
      'Name the key that stamps: --stamp-key, TRUSTFOLD_STAMP_KEY or --stamp-with.',
    );
  const { seq } = await stampEnvironment(store, environment, {
    stamper,
    freshHours: wholeNumber(values['fresh-hours'], 'fresh-hours'),
  });
  reporter.line(`${environment} is stamped at promotion ${seq}`);
  return 0;
}
