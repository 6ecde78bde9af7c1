import { createRemoteListener, createShellListener, StaticServer } from 'tooling/serve';

interface ServedStore {
  readonly shell: string;
  readonly remotes: string;
  stop(): Promise<void>;
}

/** Serves a release store as a production server would, with one origin for pages and one for all remotes. */
export async function serveStore(store: string, environment: string): Promise<ServedStore> {
  const remotes: StaticServer = new StaticServer(createRemoteListener(store, () => shell.origin));
  const remoteOrigins = () => [remotes.origin];
  const shell = new StaticServer(createShellListener({ store, environment, remoteOrigins }));
  await Promise.all([shell.start(), remotes.start()]);
  return {
    shell: shell.origin,
    remotes: remotes.origin,
    stop: async () => {
      await Promise.all([shell.stop(), remotes.stop()]);
    },
  };
}
