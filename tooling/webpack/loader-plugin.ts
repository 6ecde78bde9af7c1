import { createRequire } from 'node:module';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type plugin from 'shared-kernel/loading/plugin';

/** A file, if what it holds is what the federation's runtime takes. */
type PluginFile = ReturnType<typeof plugin> extends ModuleFederationRuntimePlugin ? string : never;

/** The plugin of the federation's runtime that loads what the shell and the remotes ask for. */
export const loaderPlugin: PluginFile = createRequire(import.meta.url).resolve(
  'shared-kernel/loading/plugin',
);
