import type { Plugin } from 'esbuild';
import { standInFor, styledModules } from '../../webpack/antd/stand-in';

/** antd without what writes its styles while the page runs: they come as a stylesheet. */
export const standIns: Plugin = {
  name: 'stand-ins',
  setup: (bundle) =>
    bundle.onLoad({ filter: styledModules }, ({ path }) => ({ contents: standInFor(path) ?? '' })),
};
