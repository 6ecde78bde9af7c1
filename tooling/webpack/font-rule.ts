import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** The font as every build of the page sends it. */
export const fontRule: RuleSetRule = {
  test: /InterVariable\.woff2$/,
  use: join(import.meta.dirname, 'subset-font-loader.ts'),
};
