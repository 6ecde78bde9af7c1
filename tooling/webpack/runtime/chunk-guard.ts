import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { guardChunks } from './guard-chunks';

/** Guards the chunks of the remote whose build lists it. */
export default function chunkGuard(): ModuleFederationRuntimePlugin {
  return { name: 'chunk-guard', apply: guardChunks };
}
