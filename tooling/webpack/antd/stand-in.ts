import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

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
