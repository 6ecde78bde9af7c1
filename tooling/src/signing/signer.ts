import { execFile } from 'node:child_process';
import { createHash, webcrypto } from 'node:crypto';
import {
  algorithmOf,
  isPublicKey,
  isSignedBy,
  keyIdOf,
  signedBytes,
  type Statement,
  type StatementKind,
} from 'shared-kernel/signing';
import * as v from 'valibot';
import { CliError } from '../run/cli-error';

/** Signs in the name of one key. */
export interface Signer {
  readonly publicKey: string;
  /** The signature as WebCrypto makes and reads it, base64. */
  sign(kind: StatementKind, text: string): Promise<string>;
}

/** A private key as it lies in a file: a JSON Web Key. */
export const privateKeySchema = v.variant('crv', [
  v.object({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: v.string(),
    y: v.string(),
    d: v.string(),
  }),
  v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string(), d: v.string() }),
]);
export type PrivateKey = v.InferOutput<typeof privateKeySchema>;
export type Curve = PrivateKey['crv'];

const base64url = (text: string) => Buffer.from(text, 'base64url');

/** The public half of a key, as it is written everywhere. */
export const publicKeyOf = (key: PrivateKey): string =>
  key.crv === 'Ed25519'
    ? key.x
    : Buffer.concat([Buffer.from([4]), base64url(key.x), base64url(key.y)]).toString('base64url');

export async function makeKey(curve: Curve = 'P-256'): Promise<PrivateKey> {
  // Ed25519 is an algorithm by itself, and reads no curve.
  const algorithm = { name: curve === 'Ed25519' ? curve : 'ECDSA', namedCurve: curve };
  const { privateKey } = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  return v.parse(privateKeySchema, await webcrypto.subtle.exportKey('jwk', privateKey));
}

/** Signs with a key that is at hand. */
export function keySigner(key: PrivateKey): Signer {
  const publicKey = publicKeyOf(key);
  const algorithm = algorithmOf(publicKey);
  return {
    publicKey,
    async sign(kind, text) {
      const own = await webcrypto.subtle
        .importKey('jwk', { ...key }, algorithm, false, ['sign'])
        .catch(() => undefined);
      if (!own) throw new CliError(`The key to sign with is no key of the curve ${key.crv}.`);
      const signature = await webcrypto.subtle.sign(algorithm, own, signedBytes(kind, text));
      return Buffer.from(signature).toString('base64');
    },
  };
}

const half = 32;

/** The two numbers of a signature as DER writes them, which is how key services and openssl give it. */
function fromDer(der: Buffer): Buffer | undefined {
  const numbers: Buffer[] = [];
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined;
  for (let at = 2; at < der.length;) {
    const length = der[at + 1] ?? 0;
    if (der[at] !== 2) return undefined;
    const number = der.subarray(at + 2, at + 2 + length);
    const plain = number.subarray(Math.max(0, number.length - half));
    numbers.push(Buffer.concat([Buffer.alloc(half - plain.length), plain]));
    at += 2 + length;
  }
  return numbers.length === 2 ? Buffer.concat(numbers) : undefined;
}

function run(command: string, input: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
    const [program = 'sh', flag = '-c'] = shell;
    const child = execFile(program, [flag, command], { timeout: 60_000 }, (error, out, said) => {
      if (!error) resolve(out.trim());
      else reject(new CliError(`The command that signs failed: ${said.trim() || error.message}`));
    });
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/**
 * Has a command sign, for a key that nobody holds: it reads a SHA-256 digest (32 bytes) and writes the signature
 * in base64, as DER or as two numbers. What it writes is verified before it is used.
 */
export function commandSigner(command: string, publicKey: string): Signer {
  return {
    publicKey,
    async sign(kind, text) {
      const digest = createHash('sha256').update(signedBytes(kind, text)).digest();
      const written = Buffer.from(await run(command, digest), 'base64');
      const plain = written.length === 2 * half ? written : fromDer(written);
      const signature = plain?.toString('base64') ?? '';
      if (await isSignedBy(publicKey, kind, text, signature)) return signature;
      throw new CliError(
        `The command that signs did not write a signature of the key ${keyIdOf(publicKey)}.`,
      );
    },
  };
}

export async function signStatement(
  signer: Signer,
  kind: StatementKind,
  content: object,
): Promise<Statement> {
  const text = JSON.stringify(content);
  return { text, key: keyIdOf(signer.publicKey), signature: await signer.sign(kind, text) };
}

/** A public key from what was said: the key itself. */
export function requirePublicKey(text: string): string {
  const key = text.trim();
  if (isPublicKey(key)) return key;
  throw new CliError(`“${key.slice(0, 40)}” is no public key: release keys writes one.`);
}
