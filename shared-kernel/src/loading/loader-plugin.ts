import { retryChunks } from './chunk-retry';
import { loadEntry } from './load-entry';

interface Wanted {
  readonly remoteInfo: { readonly entry: string; readonly entryGlobalName: string };
}

/**
 * Loads what the build that lists it asks for: its own chunks, and the entries of remotes. The loader of chunks is put
 * in place as the build begins: a remote that begins twice is one to the federation, which applies a plugin once.
 */
export default function loaderPlugin() {
  retryChunks();
  return {
    name: 'trustfold-loader',
    loadEntry: ({ remoteInfo }: Wanted) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName),
  };
}
