import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** The fonts of documents: the list of a font's slices replaces their files. */
export const letterRules: RuleSetRule[] = [
  {
    test: /unicode\.json$/,
    // The packages' export maps put `.css` behind it.
    resourceQuery: /^\?letters/,
    type: 'javascript/auto',
    use: join(import.meta.dirname, 'slices-loader.ts'),
  },
  { test: /\.woff$/, type: 'asset/resource' },
];
