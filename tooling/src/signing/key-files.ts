import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isPublicKey } from 'shared-kernel/signing';
import { readDocument } from '../compose/documents';
import { CliError } from '../run/cli-error';
import {
  keySigner,
  makeKey,
  privateKeySchema,
  publicKeyOf,
  requirePublicKey,
  type Curve,
  type PrivateKey,
  type Signer,
} from './signer';

const publicFileOf = (file: string) => `${file.replace(/\.json$/, '')}.pub`;

/** Makes a pair of keys: the private one in a file that its owner alone may read, the public one beside it. */
export async function writeKeyPair(
  file: string,
  curve?: Curve,
): Promise<{ publicKey: string; beside: string }> {
  const key = await makeKey(curve);
  const publicKey = publicKeyOf(key);
  const beside = publicFileOf(file);
  await mkdir(dirname(file), { recursive: true });
  const once = { flag: 'wx' } as const;
  await writeFile(file, `${JSON.stringify(key)}\n`, { ...once, mode: 0o600 }).catch(() => {
    throw new CliError(`${file} is there already, or cannot be written; nothing was changed.`);
  });
  await writeFile(beside, `${publicKey}\n`);
  return { publicKey, beside };
}

export const readPrivateKey = (text: string, place: string): PrivateKey =>
  readDocument(privateKeySchema, Buffer.from(text), place);

const readText = (file: string) =>
  readFile(file, 'utf8').catch(() => {
    throw new CliError(`There is no key in ${file}.`);
  });

export const readKeyFile = async (file: string): Promise<Signer> =>
  keySigner(readPrivateKey(await readText(file), file));

/** A public key that is named by itself, by its file, or by the file of its private half. */
export async function readPublicKey(named: string, from = process.cwd()): Promise<string> {
  if (isPublicKey(named)) return named;
  const text = await readText(resolve(from, named));
  return text.trimStart().startsWith('{')
    ? publicKeyOf(readPrivateKey(text, named))
    : requirePublicKey(text);
}

/** The signer of a key that is made where there is none yet. */
export async function ownKey(file: string): Promise<Signer> {
  // Another process may have been faster.
  if (!existsSync(file)) await writeKeyPair(file).catch(() => undefined);
  return readKeyFile(file);
}
