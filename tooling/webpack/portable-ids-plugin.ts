import type { Compiler, Module } from 'webpack';

const pluginName = 'PortableIdsPlugin';

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
    compiler.hooks.compilation.tap(pluginName, (compilation) =>
      compilation.hooks.beforeModuleIds.tap(pluginName, (modules) => {
        for (const module of modules) {
          const id = portableId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      }),
    );
  }
}
