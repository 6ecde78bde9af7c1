import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { retryChunks } from './chunk-retry';

/** Guards the chunks of the remote whose build lists it. */
export default function chunkRetry(): ModuleFederationRuntimePlugin {
  return { name: 'chunk-retry', apply: retryChunks };
}
