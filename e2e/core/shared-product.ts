import { startProduct, type RunningProduct } from 'tooling/serve';
import { specifiedRemotes } from './specified-remotes';

export type SpecifiedProduct = RunningProduct<(typeof specifiedRemotes)[number]>;

/** URLs of the product that all test workers share. A test must not stop this product. */
export interface ServedProduct extends Pick<SpecifiedProduct, 'url' | 'origins'> {
  /**
   * Whether the product at `E2E_URL` is tested. That product may be a development server, so its WebSocket is allowed.
   */
  readonly isRunning?: true;
}

const variable = 'TRUSTFOLD_E2E_PRODUCT';

/**
 * Serves the last build on free ports for all test workers. If `E2E_URL` is set, the product at that URL is tested
 * instead.
 */
export default async function serveSharedProduct() {
  const { E2E_URL: url } = process.env;
  if (url !== undefined) {
    process.env[variable] = JSON.stringify(runningProduct(url));
    return undefined;
  }
  const product = await startProduct({
    remotes: specifiedRemotes,
    environment: `e2e-${process.pid}`,
    temporary: true,
  });
  const { url: own, origins } = product;
  process.env[variable] = JSON.stringify({ url: own, origins } satisfies ServedProduct);
  return () => product.stop();
}

export function getSharedProduct(): ServedProduct {
  const text = process.env[variable];
  if (text === undefined) throw new Error('No product is served: the global set-up has not run.');
  return JSON.parse(text) as ServedProduct;
}

function runningProduct(address: string): ServedProduct {
  const shell = new URL(address).origin;
  const remotes = specifiedRemotes.map((name) => [name, `${shell}/remotes/${name}`] as const);
  const origins = { shell, ...Object.fromEntries(remotes) } as ServedProduct['origins'];
  return { url: `${shell}/`, origins, isRunning: true };
}
