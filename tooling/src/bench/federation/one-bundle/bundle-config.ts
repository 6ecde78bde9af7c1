import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { headScript } from '../../../../webpack/head-script';
import { bundleFolder, type BundleSources } from './bundle-sources';

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

/** The shell's own configuration as one bundle: no federation, and the remotes' screens compiled in. */
export function bundleConfig(
  shell: Configuration,
  { aliases, head }: BundleSources,
): Configuration {
  const { plugins = [], output, resolve = {} } = shell;
  const { alias } = resolve;
  return {
    ...shell,
    name: 'one-bundle',
    output: { ...output, path: bundleFolder('dist'), uniqueName: 'trustfold-bundle' },
    resolve: { ...resolve, alias: { ...(Array.isArray(alias) ? {} : alias), ...aliases } },
    plugins: [
      ...plugins.filter((plugin) => !(plugin instanceof HtmlWebpackPlugin)),
      pageWithHead(shell, head),
    ],
    parallelism: 1,
  };
}
