import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { writtenDescriptions } from '../../../../webpack/development';
import { headScript } from '../../../../webpack/head-script';
import { chunksMeta, remotesMeta, withPageData } from '../../../../webpack/page-meta';
import { kernelVersion } from '../../../../webpack/platform';
import { knownRemotes } from '../../../compose/known-remotes';

/** Tells the page something as a release of the shell, or its build, does. */
const stamped = (name: string, data: () => unknown): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
        name,
        async (page) => ({ ...page, html: withPageData(page.html, name, await data()) }),
      );
    });
  },
});

const stampedRemotes = () =>
  stamped(remotesMeta, async () => knownRemotes(await writtenDescriptions()));

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
  stampedRemotes(),
];

/** The page alone, which knows nothing of the build's chunks and asks for none of them ahead. */
export const plainPage = (shell: Configuration, head: string): Plugins => [
  pageWithHead(shell, head),
  stampedRemotes(),
  stamped(chunksMeta, () => ({ kernel: kernelVersion, files: {} })),
];
