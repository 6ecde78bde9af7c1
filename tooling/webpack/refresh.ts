import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { repository } from '../src/packages';

const require = createRequire(import.meta.url);

const ownRuntime = join(import.meta.dirname, 'refresh-runtime.cjs');

/** Fast Refresh: the page replaces an edited component, and its state stays. */
export function refreshPlugins() {
  // `npm start` installs no development tools.
  const Plugin = require('@pmmmwh/react-refresh-webpack-plugin') as typeof ReactRefreshPlugin;
  return [
    new Plugin({ overlay: false, include: /\.tsx$/, exclude: /node_modules/ }),
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (module) => {
      if (module.contextInfo.issuer !== ownRuntime) module.request = ownRuntime;
    }),
    // The runtime names components by their modules, and packages have files of the same name.
    new webpack.ids.NamedModuleIdsPlugin({ context: repository }),
  ];
}
