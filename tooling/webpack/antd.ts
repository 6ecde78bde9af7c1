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

/**
 * The content security policy blocks the style elements that three modules of dependencies add. These modules are
 * replaced, and base.css of the kernel contains the icon styles.
 */
export const styleModules = () => [
  replaced(/^(@rc-component\/util\/es|\.)\/Dom\/dynamicCSS$/),
  replaced(/^\.\/singleton$/, /[\\/]react-style-singleton[\\/]/),
  replaced(
    /^\.\.?\/cssUtils$/,
    /[\\/]@ant-design[\\/]icons[\\/]/,
    resolve('shared-kernel/theme/no-icon-styles'),
  ),
];

const antdStyleFile = /[\\/]theme[\\/]antd\.css$/;

/** The antd styles are in a separate stylesheet, which the page loads before all other stylesheets. */
export const antdStyles = {
  name: 'antd',
  type: 'css/mini-extract',
  test: antdStyleFile,
  chunks: 'all',
  enforce: true,
  priority: 2,
} as const;

export const antdRules: RuleSetRule[] = [
  // The antd packages do not declare that their modules have no side effects. Without this rule, 19 kB of unused code
  // remain in the build.
  {
    test: /[\\/]node_modules[\\/]@(rc-component[\\/][^\\/]+|ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color))[\\/]es[\\/]/,
    sideEffects: false,
  },
  { test: antdStyleFile, use: join(import.meta.dirname, 'antd-styles-loader.ts') },
];
