/** The workspace server and the issuer that the HTML of the page names. */
export interface ServerPage {
  readonly address: string;
  readonly issuer: string;
  readonly clientId: string;
}

/** The server of this page; `undefined` if records stay in this browser. */
export function serverOfPage(): ServerPage | undefined {
  const { server, issuer, clientId } = document.documentElement.dataset;
  if (server === undefined || issuer === undefined || clientId === undefined) return undefined;
  return { address: server, issuer, clientId };
}

export const isServerMode = (): boolean => serverOfPage() !== undefined;
