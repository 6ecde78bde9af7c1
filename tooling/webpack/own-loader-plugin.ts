import type { Compiler } from 'webpack';

const pluginName = 'OwnLoaderPlugin';

/**
 * Leaves webpack's loader of scripts out of a build whose first module puts `load-script.ts` in its place:
 * 0.9 kB of every entry, 0.2 in Brotli. While developing it stays, for what is replaced in the running page.
 */
export class OwnLoaderPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    const { loadScript } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.compilation.tap(pluginName, ({ hooks }) =>
      // The first answer decides what is added.
      hooks.runtimeRequirementInTree.for(loadScript).tap(pluginName, () => true),
    );
  }
}
