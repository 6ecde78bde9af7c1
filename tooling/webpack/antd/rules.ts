import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { styledModules } from './stand-in';

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
  { test: styledModules, use: join(import.meta.dirname, 'stand-in-loader.ts') },
  { test: antdStyleFile, use: join(import.meta.dirname, 'antd-styles-loader.ts') },
];
