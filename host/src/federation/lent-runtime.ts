import type {
  ConsumesOptions,
  Federation,
  InitContainerEntryOptions,
  WebpackRequire,
} from '@module-federation/webpack-bundler-runtime';
import { fits } from './fits';
import type { Share, ShareScope } from './share-scope';

type BundlerRuntime = NonNullable<Federation['bundlerRuntime']>;
type Taken = NonNullable<
  NonNullable<WebpackRequire['consumesLoadingData']>['moduleIdToConsumeDataMapping']
>[string];

/** The share scope that each remote's container was given, by that remote's own `require`. */
const scopes = new WeakMap<WebpackRequire, ShareScope>();

/** What a remote takes, in a version that it can run with. */
function take(scope: ShareScope, taken: Taken): ReturnType<Share['get']> {
  const { shareKey, requiredVersion } = taken;
  const versions = scope[shareKey];
  if (!versions) return taken.fallback() as Promise<() => unknown>;
  const fitting = Object.entries(versions).find(
    ([version]) => typeof requiredVersion !== 'string' || fits(version, requiredVersion),
  );
  if (fitting) return fitting[1].get();
  const lent = Object.keys(versions).join(', ');
  throw new Error(`The page holds ${shareKey} ${lent}, and ${String(requiredVersion)} is needed.`);
}

/** Brings what a chunk takes before the chunk runs. A failure is not kept: whoever asks again asks anew. */
function consumes({ chunkId, promises, installedModules, webpackRequire }: ConsumesOptions): void {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData ?? {};
  const bring = async (id: string | number) => {
    const taken = moduleIdToConsumeDataMapping?.[id];
    const scope = scopes.get(webpackRequire);
    if (!taken || !scope) throw new Error(`Nobody lends the module ${id}.`);
    const factory = await take(scope, taken);
    webpackRequire.m[id] = (module: { exports: unknown }) => {
      module.exports = factory();
    };
    installedModules[id] = 0;
  };
  for (const id of chunkMapping?.[chunkId] ?? []) {
    installedModules[id] ??= bring(id).catch((error: unknown) => {
      Reflect.deleteProperty(installedModules, id);
      throw error;
    });
    const bringing = installedModules[id];
    if (bringing) promises.push(bringing);
  }
}

function initContainerEntry({ webpackRequire, shareScope }: InitContainerEntryOptions): void {
  scopes.set(webpackRequire, shareScope);
}

/** Begins a remote's build: its plugins, such as the guard of its chunks, take their places. */
function init({ webpackRequire }: { readonly webpackRequire: WebpackRequire }) {
  // Neither a build nor its plugins ask anything of it but to be there.
  const nothing: unknown = {};
  const instance = nothing as NonNullable<Federation['instance']>;
  for (const plugin of webpackRequire.federation.initOptions?.plugins ?? [])
    plugin.apply?.(instance);
  return instance;
}

/**
 * What remotes need of the federation's runtime to take the platform from the shell: the four things that a
 * build by its plugin asks for, by its own types and as `lent-runtime.dom.test.ts` holds against such a build.
 * 1.9 kB (brotli) with all that `runtime.ts` takes, in place of 19.2 that also find remotes by manifests,
 * keep snapshots and preload: here the composition says where a remote is, and no remote brings anything to share.
 */
export const lentRuntime = {
  init,
  initContainerEntry,
  consumes,
  I: () => Promise.resolve(true),
} satisfies Partial<BundlerRuntime>;

/** Remotes are built without the runtime and take it from here (tooling/webpack/remote.ts). */
export function lendRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: { bundlerRuntime: lentRuntime } });
}
