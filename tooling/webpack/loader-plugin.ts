import { join } from 'node:path';

/** The plugin of the federation's runtime that loads what the shell and the remotes ask for. */
export const loaderPlugin = join(import.meta.dirname, 'runtime/loader-plugin.ts');
