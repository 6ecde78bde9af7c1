import webpack from 'webpack';
import { packageConfig } from '../../../build/package-config';
import { bundleConfig } from './bundle-config';
import { writeBundleSources } from './bundle-sources';

/** Builds the same sources as one bundle. */
const shell = await packageConfig('host');
const compiler = webpack(bundleConfig(shell({}, { mode: 'production' }), writeBundleSources()));
compiler.run((error, stats) => {
  if (error) console.error(error.message);
  else if (stats && (stats.hasErrors() || stats.hasWarnings()))
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  const failed = Boolean(error) || !stats || stats.hasErrors() || stats.hasWarnings();
  compiler.close(() => process.exit(failed ? 1 : 0));
});
