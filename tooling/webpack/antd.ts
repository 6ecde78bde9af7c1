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
 * Three modules of dependencies add style elements to the page, which its policy refuses without 'unsafe-inline'. One
 * that uses constructed stylesheets replaces two; the rules of icons are in the kernel's base.css.
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

/** The placeholder of antd's styles. */
const antdStyleFile = /[\\/]theme[\\/]antd\.css$/;

/** antd's stylesheet is a file of its own, which the page puts before every other. */
export const antdStyles = {
  name: 'antd',
  type: 'css/mini-extract',
  test: antdStyleFile,
  chunks: 'all',
  enforce: true,
  priority: 2,
} as const;

export const antdRules: RuleSetRule[] = [
  // These packages do not declare that they have no side effects: 19 kB of unused forms and messages.
  {
    test: /[\\/]node_modules[\\/]@(rc-component[\\/][^\\/]+|ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color))[\\/]es[\\/]/,
    sideEffects: false,
  },
  { test: antdStyleFile, use: join(import.meta.dirname, 'antd-styles-loader.ts') },
];
