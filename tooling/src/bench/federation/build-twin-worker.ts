import webpack from 'webpack';
import { packageConfig } from '../../build/package-config';
import { twinConfig } from './twin-config';
import { writeTwinSources } from './twin-sources';

const shell = await packageConfig('host');
const compiler = webpack(twinConfig(shell({}, { mode: 'production' }), writeTwinSources()));

compiler.run((error, stats) => {
  if (error) console.error(error.message);
  else if (stats && (stats.hasErrors() || stats.hasWarnings()))
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  const failed = Boolean(error) || !stats || stats.hasErrors() || stats.hasWarnings();
  compiler.close(() => process.exit(failed ? 1 : 0));
});
