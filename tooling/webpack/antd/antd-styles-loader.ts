import { antdStyles } from 'shared-kernel/theme/antd-styles';
import type { LoaderDefinitionFunction } from 'webpack';

/** Puts antd's styles in the place of the file that stands for them. */
const antdStylesLoader: LoaderDefinitionFunction = function () {
  // It is made of the whole theme and of antd, not of that file.
  this.cacheable(false);
  return antdStyles();
};

export default antdStylesLoader;
