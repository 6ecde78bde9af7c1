import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { headScript } from '../../../webpack/head-script';
import { packageConfig } from '../../build/package-config';
import { bundleFolder, writeBundleSources } from './bundle-sources';

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
function bundleConfig(shell: Configuration): Configuration {
  const { aliases, head } = writeBundleSources();
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

/** Builds the same sources as one bundle. */
const shell = await packageConfig('host');
const compiler = webpack(bundleConfig(shell({}, { mode: 'production' })));
compiler.run((error, stats) => {
  if (error) console.error(error.message);
  else if (stats && (stats.hasErrors() || stats.hasWarnings()))
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  const failed = Boolean(error) || !stats || stats.hasErrors() || stats.hasWarnings();
  compiler.close(() => process.exit(failed ? 1 : 0));
});
