import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { packageDirectory } from '../../packages';
import { writtenDescriptions } from '../../../webpack/development';
import { headScript } from '../../../webpack/head-script';
import { remotesMeta, withPageData } from '../../../webpack/page-meta';
import { knownRemotes } from '../../compose/known-remotes';
import type { TwinSources } from './twin-sources';

const host = packageDirectory('host');
const federated = new Set(['ModuleFederationPlugin', 'HtmlWebpackPlugin']);

/** The shell's own configuration as one bundle: no federation, and the remotes' screens compiled in. */
export function twinConfig(shell: Configuration, sources: TwinSources): Configuration {
  const plugins = shell.plugins ?? [];
  const page = plugins.find((plugin) => plugin instanceof HtmlWebpackPlugin);
  if (!page?.userOptions) throw new Error('The shell is built without a page.');
  const given = page.userOptions.templateParameters;
  const alias = shell.resolve?.alias;
  return {
    ...shell,
    name: 'twin',
    output: { ...shell.output, path: sources.dist, uniqueName: 'trustfold-twin' },
    resolve: {
      ...shell.resolve,
      alias: {
        ...(Array.isArray(alias) ? {} : alias),
        [join(host, 'src/federation/composition.ts')]: sources.composition,
        [join(host, 'src/federation/platform.ts')]: sources.platform,
        [join(host, 'src/federation/screens.ts')]: sources.screens,
      },
    },
    plugins: [
      ...plugins.filter((plugin) => !federated.has(plugin?.constructor.name ?? '')),
      new HtmlWebpackPlugin({
        ...page.userOptions,
        templateParameters: {
          ...(typeof given === 'object' ? given : {}),
          headScript: headScript(sources.head),
        },
      }),
      { apply: stampRemotes },
    ],
  };
}

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
