import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoaderDefinitionFunction, RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** This file: the loader, and what it goes by. */
const own = join(import.meta.dirname, 'stand-in.ts');

const hooks = JSON.stringify(require.resolve('shared-kernel/theme/antd-style-hook'));
const sheets = JSON.stringify(require.resolve('shared-kernel/theme/page-sheets'));

const noStyle = `export default () => '';`;

/** What replaces a file, by its path in its package; the first that fits. */
const standIns: readonly (readonly [file: RegExp, text: string])[] = [
  [/[\\/]antd[\\/]es[\\/]_util[\\/]wave[\\/]style\.js$/, noStyle],
  // Components, which would draw what a hook returns.
  [
    /[\\/]antd[\\/]es[\\/](button[\\/]style[\\/]compact|tag[\\/]style[\\/](preset|status)Cmp)\.js$/,
    'export default () => null;',
  ],
  // Upload's list shows progress, whose component reads this name.
  [
    /[\\/]antd[\\/]es[\\/]progress[\\/]style[\\/]index\.js$/,
    `export { useStyle as default } from ${hooks};
     export const LineStrokeColorVar = '--progress-line-stroke-color';`,
  ],
  [
    /[\\/]antd[\\/]es[\\/][\w-]+[\\/]style[\\/][\w-]+\.js$/,
    `export { useStyle as default, useStyle as useSharedStyle } from ${hooks};`,
  ],
  [
    /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/,
    `export { genCssVar } from ${hooks};`,
  ],
  [
    /[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]index\.js$/,
    `export { createTheme, StyleContext, unit } from ${hooks};`,
  ],
  [
    /[\\/]antd[\\/]es[\\/]theme[\\/]internal\.js$/,
    `export { defaultConfig, DesignTokenContext } from './context'; export { useToken } from ${hooks};`,
  ],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]useToken\.js$/, `export { useToken as default } from ${hooks};`],
  [/[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]theme\.js$/, 'export default {};'],
  // The rules of icons stand in the kernel's base.css.
  [
    /[\\/]@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js$/,
    `export const updateCSS = () => {}, getShadowRoot = () => {}, warningOnce = () => {};`,
  ],
  [
    /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/,
    `export { updateCSS, updateCSS as injectCSS, removeCSS } from ${sheets};`,
  ],
  [
    /[\\/]react-style-singleton[\\/]dist[\\/]es2015[\\/]singleton\.js$/,
    `export { stylesheetSingleton } from ${sheets};`,
  ],
];

/** Modules that would write styles into the page while it runs, one for any bundler's rule to find them by. */
export const styledModules = new RegExp(standIns.map(([file]) => `(?:${file.source})`).join('|'));

/** The text that takes the place of a module that would write styles into the page. */
export const standInFor = (file: string): string | undefined =>
  standIns.find(([pattern]) => pattern.test(file))?.[1];

/** Puts what writes no styles in the place of what would. */
const standInLoader: LoaderDefinitionFunction = function (source) {
  this.addDependency(own);
  return standInFor(this.resourcePath) ?? source;
};

export default standInLoader;

/** None does anything but export; their style sheets are antd's own to write. */
const antdParts =
  /[\\/]node_modules[\\/]@(rc-component[\\/][^\\/]+|ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color))[\\/]es[\\/]/;

/** The placeholder of antd's styles. */
export const antdStyleFile = /[\\/]theme[\\/]antd\.css$/;

/** What their stylesheet is called, in the build and in a page. */
export const antdChunk = 'antd';

/** antd as the shell takes it: in parts, and with its styles in a stylesheet. */
export const antdRules: RuleSetRule[] = [
  // What antd is made of does not say that it can be taken in parts: 19 kB of unused forms and messages.
  { test: antdParts, sideEffects: false },
  { test: styledModules, use: own },
  { test: antdStyleFile, use: join(import.meta.dirname, 'antd-styles-loader.ts') },
];
