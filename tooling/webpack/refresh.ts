import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { repository } from '../src/packages';

const ownRuntime = join(import.meta.dirname, 'refresh-runtime.cjs');

/** Fast Refresh: the page replaces an edited component, and its state stays. */
export const refreshPlugins = () => [
  new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/, exclude: /node_modules/ }),
  new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (module) => {
    if (module.contextInfo.issuer !== ownRuntime) module.request = ownRuntime;
  }),
  // The runtime names components by their modules, and packages have files of the same name.
  new webpack.ids.NamedModuleIdsPlugin({ context: repository }),
];
