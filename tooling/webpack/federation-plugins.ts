import { createRequire } from 'node:module';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type plugin from 'shared-kernel/loading/plugin';
import type { Compiler, Module } from 'webpack';

/** Lets the compiler check that the file exports a plugin of the federation runtime. */
type PluginFile = ReturnType<typeof plugin> extends ModuleFederationRuntimePlugin ? string : never;

export const loaderPluginFile: PluginFile = createRequire(import.meta.url).resolve(
  'shared-kernel/loading/plugin',
);

/** Removes webpack's script loader from builds that use `load-script.ts`. This saves 0.9 kB per entry (0.2 kB Brotli). */
export class RemoveScriptLoaderPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const { loadScript } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.compilation.tap('OwnLoaderPlugin', ({ hooks }) =>
      // The first plugin that returns a value decides whether webpack adds the script loader.
      hooks.runtimeRequirementInTree.for(loadScript).tap('OwnLoaderPlugin', () => true),
    );
  }
}

/** Matches modules whose name contains the build folder. Their ids would otherwise depend on that folder. */
const named: readonly RegExp[] = [
  /^container entry /,
  /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js(?:$|\|)/,
];

/** Returns an id for a generated module that does not depend on the build folder; `undefined` for other modules. */
export function createReproducibleId(module: Pick<Module, 'identifier'>): number | undefined {
  const at = named.findIndex((name) => name.test(module.identifier()));
  return at === -1 ? undefined : at + 1;
}

/** Sets the ids of modules that the federation plugin generates, so that builds are reproducible in every folder. */
export class ReproducibleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReproducibleIdsPlugin', (compilation) =>
      compilation.hooks.beforeModuleIds.tap('ReproducibleIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = createReproducibleId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      }),
    );
  }
}
