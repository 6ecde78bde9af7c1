import { createRequire } from 'node:module';
import { join } from 'node:path';
import type ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { repository } from '../src/packages';

const require = createRequire(import.meta.url);

const ownRuntime = join(import.meta.dirname, 'refresh-runtime.cjs');

export function createFastRefreshPlugins() {
  // The plugin is imported lazily, because `npm start` does not install it.
  const Plugin = require('@pmmmwh/react-refresh-webpack-plugin') as typeof ReactRefreshPlugin;
  return [
    new Plugin({ overlay: false, include: /\.tsx$/, exclude: /node_modules/ }),
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (module) => {
      if (module.contextInfo.issuer !== ownRuntime) module.request = ownRuntime;
    }),
    // Fast Refresh identifies components by module name. Names include the folder, because file names repeat.
    new webpack.ids.NamedModuleIdsPlugin({ context: repository }),
  ];
}
