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
 * Three modules of dependencies add style elements, which the policy blocks without 'unsafe-inline'. A module with
 * constructed stylesheets replaces two of them; the rules of icons are in base.css of the kernel.
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

/** The antd stylesheet is a separate file, which the page loads before all others. */
export const antdStyles = {
  name: 'antd',
  type: 'css/mini-extract',
  test: antdStyleFile,
  chunks: 'all',
  enforce: true,
  priority: 2,
} as const;

export const antdRules: RuleSetRule[] = [
  // These packages do not declare that they have no side effects; without this rule, 19 kB of unused code remain.
  {
    test: /[\\/]node_modules[\\/]@(rc-component[\\/][^\\/]+|ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color))[\\/]es[\\/]/,
    sideEffects: false,
  },
  { test: antdStyleFile, use: join(import.meta.dirname, 'antd-styles-loader.ts') },
];
