import { resolve } from 'node:path';
import { CliError } from '../run/cli-error';
import { readKeyFile, readPrivateKey, readPublicKey } from '../signing/key-files';
import { commandSigner, keySigner, type Signer } from '../signing/signer';
import type { Signing } from '../signing/signing';
import { wholeNumber } from './option-values';
import type { Command } from './command';

interface NamedKey {
  /** Name of a file, as an option. */
  readonly file: string | undefined;
  /** A command that signs, and the public key in whose name it does. */
  readonly command: string | undefined;
  readonly publicKey: string | undefined;
  /** The key itself, or the name of its file, in the environment. */
  readonly variable: string;
}

async function signerOf(
  { file, command, publicKey, variable }: NamedKey,
  from: string,
): Promise<Signer | undefined> {
  if (file !== undefined) return readKeyFile(resolve(from, file));
  const commanded = command ?? process.env[variable.replace('KEY', 'SIGN_WITH')];
  if (commanded !== undefined) {
    const named = publicKey ?? process.env[variable.replace('KEY', 'PUBLIC_KEY')];
    if (named === undefined)
      throw new CliError('A command that signs needs the public key that it signs for.');
    return commandSigner(commanded, await readPublicKey(named, from));
  }
  const held = process.env[variable]?.trim();
  if (held === undefined || held === '') return undefined;
  return held.startsWith('{')
    ? keySigner(readPrivateKey(held, variable))
    : readKeyFile(resolve(from, held));
}

/** Who stamps, as it was named; nobody where it was not. */
export const stamperOf = (values: Command['values'], from: string): Promise<Signer | undefined> =>
  signerOf(
    {
      file: values['stamp-key'],
      command: values['stamp-with'],
      publicKey: values['stamp-public-key'],
      variable: 'TRUSTFOLD_STAMP_KEY',
    },
    from,
  );

/** In whose name a command changes an environment; nobody's where no key was named. */
export async function signingOf(
  values: Command['values'],
  from: string,
): Promise<Signing | undefined> {
  const { key: file, 'sign-with': command, 'public-key': publicKey, trusted = [] } = values;
  const signer = await signerOf({ file, command, publicKey, variable: 'TRUSTFOLD_KEY' }, from);
  if (!signer) return undefined;
  return {
    signer,
    stamper: await stamperOf(values, from),
    validDays: wholeNumber(values['valid-days'], 'valid-days'),
    freshHours: wholeNumber(values['fresh-hours'], 'fresh-hours'),
    trusted: await Promise.all(trusted.map((named) => readPublicKey(named, from))),
    despiteSignature: values['despite-signature'] === true,
  };
}
