import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hashesOf,
  keyIdOf,
  takeApart,
  withSignatures,
  type Signatures,
  type SignedBody,
} from 'shared-kernel/signing';
import { startProduct } from 'tooling/serve';
import {
  keySigner,
  makeKey,
  readKeyFile,
  signStatement,
  type Curve,
  type Signer,
} from 'tooling/signing';
import type { SpecifiedProduct } from './shared-product';
import { specifiedRemotes } from './specified-remotes';

const environment = 'production';

/** What its pointer says, as far as a test changes it. */
export interface Body extends SignedBody {
  readonly [field: string]: unknown;
}

interface SignOptions {
  readonly body?: Partial<Body>;
  readonly signer?: Signer;
  /** What stands behind the pointer beside its own signature. */
  readonly beside?: Partial<Signatures>;
}

/** Whoever may write the pointer of an environment, and holds the keys that a test needs. */
export interface Forger {
  readonly owner: Signer;
  readonly stamper: Signer;
  /** The pointer as it was released. */
  readonly released: {
    readonly text: string;
    readonly body: Body;
    readonly signatures: Signatures;
  };
  /** The pointer as it was released with other words in it, signed by one who holds a key. */
  signed(options: SignOptions): Promise<string>;
  stamp(floors: object, until: string): Promise<Signatures['stamp']>;
  /** What the owner lets the holder of a key change, as of the released pointer. */
  grant(keys: Record<string, string[]>): Promise<Signatures['grant']>;
}

/** A product whose page takes signed compositions alone, and whoever may write its pointer. */
export interface SignedProduct extends Forger {
  readonly product: SpecifiedProduct;
  /** Puts any text in the place of the pointer. */
  put(text: string): Promise<void>;
  /** The page shows no release by its address from here on. */
  closePreviews(): Promise<void>;
  /** Signs a release for preview. */
  permit(subject: string, expires: string): Promise<void>;
  stop(): Promise<void>;
}

export const newSigner = async (curve?: Curve) => keySigner(await makeKey(curve));

/** Forges from the pointer of an environment as it was released. */
export function forgerOf(text: string, owner: Signer, stamper: Signer): Forger {
  const apart = takeApart(text);
  if (!apart) throw new Error('The product is not signed.');
  const body = JSON.parse(apart.body) as Body;
  return {
    owner,
    stamper,
    released: { text, body, signatures: apart.signatures },
    async signed({ body: change = {}, signer = owner, beside = {} }) {
      const next = JSON.stringify({ ...body, ...change });
      return withSignatures(next, {
        ...apart.signatures,
        ...beside,
        key: keyIdOf(signer.publicKey),
        signature: await signer.sign('composition', next),
      });
    },
    stamp: (floors, until) => signStatement(stamper, 'stamp', { environment, until, ...floors }),
    grant: async (keys) =>
      signStatement(owner, 'grant', {
        environment,
        seq: body.seq,
        expires: body.expires,
        keys,
        ...(await hashesOf(body.composition)),
      }),
  };
}

export async function startSignedProduct(): Promise<SignedProduct> {
  const store = await mkdtemp(join(tmpdir(), 'trustfold-signed-'));
  const product = await startProduct({
    remotes: specifiedRemotes,
    store,
    environment,
    signed: true,
  });
  const owner = await readKeyFile(join(store, '.keys/environment.json'));
  const stamper = await readKeyFile(join(store, '.keys/stamp.json'));
  const file = join(store, 'env', environment, 'current.json');
  const text = await readFile(file, 'utf8');
  return {
    product,
    ...forgerOf(text, owner, stamper),
    put: (next) => writeFile(file, next),
    async closePreviews() {
      const page = join(store, 'env', environment, 'index.html');
      const html = await readFile(page, 'utf8');
      await writeFile(page, html.replace('"previews":true', '"previews":false'));
    },
    async permit(subject, expires) {
      const statement = await signStatement(owner, 'preview', { environment, subject, expires });
      const place = join(store, 'env', environment, `preview-${subject}.json`);
      await writeFile(place, JSON.stringify(statement));
    },
    async stop() {
      await product.stop();
      await rm(store, { recursive: true, force: true });
    },
  };
}
