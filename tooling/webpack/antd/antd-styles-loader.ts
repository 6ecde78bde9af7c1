import { antdStyles } from 'shared-kernel/theme/antd-styles';
import type { LoaderDefinitionFunction } from 'webpack';

/** Replaces the placeholder theme/antd.css with the generated antd styles. */
const antdStylesLoader: LoaderDefinitionFunction = function () {
  // It is made of the whole theme and of antd, not of that file.
  this.cacheable(false);
  return antdStyles();
};

export default antdStylesLoader;
