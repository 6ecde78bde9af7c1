/** URLs of the workspace server and the identity provider, from the HTML of the page. */
export interface PageServer {
  readonly address: string;
  readonly issuer: string;
  readonly clientId: string;
}

/** Returns the workspace server of this page, or `undefined` if records are stored in this browser. */
export function readPageServer(): PageServer | undefined {
  const { server, issuer, clientId } = document.documentElement.dataset;
  if (server === undefined || issuer === undefined || clientId === undefined) return undefined;
  return { address: server, issuer, clientId };
}

export const isServerMode = (): boolean => readPageServer() !== undefined;
