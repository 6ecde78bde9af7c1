import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { trustOf } from 'shared-kernel/remote';

/** Holds the scripts that the federation runtime itself loads, the remotes' entries, to their digests. */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const { isRefused, digest } = trustOf(url);
    if (isRefused) throw new Error(`The release does not name ${url}`);
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (digest !== undefined) script.integrity = digest;
    return script;
  },
};
