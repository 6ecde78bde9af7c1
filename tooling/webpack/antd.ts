import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';

const { resolve } = createRequire(import.meta.url);
const pageSheets = resolve('shared-kernel/theme/page-sheets');

const replaced = (request: RegExp, importer = /./, module = pageSheets) =>
  new webpack.NormalModuleReplacementPlugin(
    request,
    (data: { context: string; request: string }) => {
      if (importer.test(data.context)) data.request = module;
    },
  );

/** Replaces three modules that insert style elements, because the content security policy blocks such elements. */
export const createStyleModuleReplacements = () => [
  replaced(/^(@rc-component\/util\/es|\.)\/Dom\/dynamicCSS$/),
  replaced(/^\.\/singleton$/, /[\\/]react-style-singleton[\\/]/),
  replaced(
    /^\.\.?\/cssUtils$/,
    /[\\/]@ant-design[\\/]icons[\\/]/,
    resolve('shared-kernel/theme/no-icon-styles'),
  ),
];

const antdStyleFile = /[\\/]theme[\\/]antd\.css$/;

/** The antd styles are a separate stylesheet, which loads before all other stylesheets. */
export const antdStylesCacheGroup = {
  name: 'antd',
  type: 'css/mini-extract',
  test: antdStyleFile,
  chunks: 'all',
  enforce: true,
  priority: 2,
} as const;

export const antdModuleRules: RuleSetRule[] = [
  // antd does not declare its modules as free of side effects. This rule removes 19 kB of unused code.
  {
    test: /[\\/]node_modules[\\/]@(rc-component[\\/][^\\/]+|ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color))[\\/]es[\\/]/,
    sideEffects: false,
  },
  { test: antdStyleFile, use: join(import.meta.dirname, 'antd-styles-loader.ts') },
];
