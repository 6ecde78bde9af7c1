import { staleBuilds } from 'tooling/build';
import { startProduct, type Product } from 'tooling/serve';
import { specifiedRemotes } from './specified-remotes';

/** The product of the specification, started for a test. */
export type SpecifiedProduct = Product<(typeof specifiedRemotes)[number]>;

/** Where the product of this run is served: what a test needs of one that it may not stop. */
export interface ServedProduct extends Pick<SpecifiedProduct, 'url' | 'origins'> {
  /** Whether it was running before the tests, perhaps from source: its page then waits for edits by a socket. */
  readonly isRunning?: true;
}

const variable = 'TRUSTFOLD_E2E_PRODUCT';

/**
 * Composes and serves what is built, with a warning where that is stale; once for all workers, on free ports. Returns how
 * to stop it. `npm run e2e` names a product that runs already.
 */
export default async function serveSharedProduct() {
  if (process.env[variable] !== undefined) return undefined;
  const stale = staleBuilds();
  if (stale.length > 0)
    console.warn(`The build is older than the sources of ${stale.join(', ')}. Run npm run build.`);
  const product = await startProduct({
    remotes: specifiedRemotes,
    environment: `e2e-${process.pid}`,
    temporary: true,
  });
  const { url, origins } = product;
  process.env[variable] = JSON.stringify({ url, origins } satisfies ServedProduct);
  return () => product.stop();
}

export function sharedProduct(): ServedProduct {
  const text = process.env[variable];
  if (text === undefined) throw new Error('No product is served: the global set-up has not run.');
  return JSON.parse(text) as ServedProduct;
}
