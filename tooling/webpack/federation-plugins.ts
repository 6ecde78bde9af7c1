import { createRequire } from 'node:module';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type plugin from 'shared-kernel/loading/plugin';
import type { Compiler, Module } from 'webpack';

/** A file, if what it holds is what the federation's runtime takes. */
type PluginFile = ReturnType<typeof plugin> extends ModuleFederationRuntimePlugin ? string : never;

/** The plugin of the federation's runtime that loads what the shell and the remotes ask for. */
export const loaderPlugin: PluginFile = createRequire(import.meta.url).resolve(
  'shared-kernel/loading/plugin',
);

/**
 * Leaves webpack's loader of scripts out of a build whose first module puts `load-script.ts` in its place:
 * 0.9 kB of every entry, 0.2 in Brotli. While developing it stays, for what is replaced in the running page.
 */
export class OwnLoaderPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const { loadScript } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.compilation.tap('OwnLoaderPlugin', ({ hooks }) =>
      // The first answer decides what is added.
      hooks.runtimeRequirementInTree.for(loadScript).tap('OwnLoaderPlugin', () => true),
    );
  }
}

/** The modules whose name holds the folder that they are built in, by which webpack would number them. */
const named: readonly RegExp[] = [
  /^container entry /,
  /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js(?:$|\|)/,
];

/** The number of such a module, the same in every folder; none for any other. */
export function portableId(module: Pick<Module, 'identifier'>): number | undefined {
  const at = named.findIndex((name) => name.test(module.identifier()));
  return at === -1 ? undefined : at + 1;
}

/** Numbers the modules that the federation makes up, so that the same source is the same build in every folder. */
export class PortableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PortableIdsPlugin', (compilation) =>
      compilation.hooks.beforeModuleIds.tap('PortableIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = portableId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      }),
    );
  }
}
