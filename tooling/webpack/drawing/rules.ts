import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { editedParts } from './undrawn';

/** The drawing library as the shell takes it: with what charts are drawn by. */
export const drawingRules: RuleSetRule[] = [
  { test: editedParts, use: join(import.meta.dirname, 'undrawn-loader.ts') },
];
