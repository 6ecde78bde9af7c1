import * as v from 'valibot';

/** Schema of an address in a content security policy. A space or semicolon would end the address. */
export const addressSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s;,'"<>\\?#]+$/, 'is not an address'),
  v.url(),
);

/** Origin of a workspace server, issuer of its tokens, and client id of the product at the issuer. */
export const workspaceServerSchema = v.object({
  server: v.pipe(addressSchema, v.regex(/^https?:\/\/[^/]+$/, 'is not an origin')),
  issuer: addressSchema,
  clientId: v.optional(v.pipe(v.string(), v.regex(/^[\w.:/@-]+$/)), 'trustfold'),
});

export type WorkspaceServer = v.InferOutput<typeof workspaceServerSchema>;

const htmlTag = '<html lang="en"';

/** Writes the addresses of a workspace server into a page, for the shell and the content security policy. */
export function withWorkspaceServer(
  html: string,
  { server, issuer, clientId }: WorkspaceServer,
): string {
  if (!html.includes(htmlTag)) throw new Error('The shell’s page has no place for its server.');
  const named = `data-server="${server}" data-issuer="${issuer}" data-client-id="${clientId}"`;
  return html.replace(htmlTag, `${htmlTag} ${named}`);
}

/** Returns the origins of the workspace server and the issuer that a page names. Empty without a server. */
export function readServerOrigins(html: string): readonly string[] {
  const [tag = ''] = /<html [^>]*>/.exec(html) ?? [];
  const named = [...tag.matchAll(/ data-(?:server|issuer)="([^"]+)"/g)];
  return [...new Set(named.map(([, address = '']) => new URL(address).origin))];
}
