import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { writtenDescriptions } from '../../../../webpack/development';
import { headScript } from '../../../../webpack/head-script';
import { remotesMeta, withPageData } from '../../../../webpack/page-meta';
import { knownRemotes } from '../../../compose/known-remotes';

/** Tells the page of its remotes as a release of the shell does. */
function stampRemotes(compiler: Compiler): void {
  compiler.hooks.compilation.tap('stampRemotes', (compilation) => {
    HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
      'stampRemotes',
      async (page) => {
        const remotes = knownRemotes(await writtenDescriptions());
        return { ...page, html: withPageData(page.html, remotesMeta, remotes) };
      },
    );
  });
}

const ownPlugins = new Set(['ModuleFederationPlugin', 'HtmlWebpackPlugin']);

/** The shell's plugins with another script in the page's head. */
export function pluginsWithHead(
  { plugins = [] }: Configuration,
  head: string,
): NonNullable<Configuration['plugins']> {
  const page = plugins.find((plugin) => plugin instanceof HtmlWebpackPlugin);
  if (!page?.userOptions) throw new Error('The shell is built without a page.');
  const { templateParameters: given } = page.userOptions;
  const stamp: WebpackPluginInstance = { apply: stampRemotes };
  return [
    ...plugins.filter((plugin) => !ownPlugins.has(plugin?.constructor.name ?? '')),
    new HtmlWebpackPlugin({
      ...page.userOptions,
      templateParameters: {
        ...(typeof given === 'object' ? given : {}),
        headScript: headScript(head),
      },
    }),
    stamp,
  ];
}
