import type { RequestListener } from 'node:http';

/** Where a remote is when it shares the shell's origin. */
export const remoteAddress = (name: string): string => `/remotes/${name}/`;

const belowRemotes = /^\/remotes\/([^/?]+)(\/.*)$/;

/** The shell with its remotes below its own origin, so that one port is enough, under any name that it is opened by. */
export const onOneOrigin =
  (shell: RequestListener, remotes: ReadonlyMap<string, RequestListener>): RequestListener =>
  (request, response) => {
    const [, name = '', path] = belowRemotes.exec(request.url ?? '') ?? [];
    const remote = remotes.get(name);
    if (remote && path !== undefined) {
      request.url = path;
      remote(request, response);
    } else shell(request, response);
  };
