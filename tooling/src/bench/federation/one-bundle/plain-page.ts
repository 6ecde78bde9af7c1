import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { headScript } from '../../../../webpack/head-script';
import { chunksMeta, withPageData } from '../../../../webpack/page-meta';
import { kernelVersion } from '../../../../webpack/package-version';

/** Names the kernel in the page, as the shell's own build does, and none of its chunks. */
function nameKernel(compiler: Compiler): void {
  compiler.hooks.compilation.tap('nameKernel', (compilation) => {
    HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tap('nameKernel', (page) => ({
      ...page,
      html: withPageData(page.html, chunksMeta, { kernel: kernelVersion, files: {} }),
    }));
  });
}

/** The shell's page with another script in its head. */
function pageWithHead({ plugins = [] }: Configuration, head: string): HtmlWebpackPlugin {
  const page = plugins.find((plugin) => plugin instanceof HtmlWebpackPlugin);
  if (!page?.userOptions) throw new Error('The shell is built without a page.');
  const { templateParameters: given } = page.userOptions;
  return new HtmlWebpackPlugin({
    ...page.userOptions,
    templateParameters: {
      ...(typeof given === 'object' ? given : {}),
      headScript: headScript(head),
    },
  });
}

type Plugins = NonNullable<Configuration['plugins']>;

/** The shell's own plugins, and its page with another head. */
export const pluginsWithHead = (shell: Configuration, head: string): Plugins => [
  ...(shell.plugins ?? []).filter((plugin) => !(plugin instanceof HtmlWebpackPlugin)),
  pageWithHead(shell, head),
];

/** The page alone, which knows nothing of the build's chunks and asks for none of them ahead. */
export const plainPage = (shell: Configuration, head: string): Plugins => [
  pageWithHead(shell, head),
  { apply: nameKernel },
];
