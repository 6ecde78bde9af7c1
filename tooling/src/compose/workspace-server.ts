import * as v from 'valibot';

/** Schema of a URL in a content security policy. It excludes spaces and semicolons, which would end the URL. */
export const httpUrlSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s;,'"<>\\?#]+$/, 'is not an address'),
  v.url(),
);

/** Schema of a workspace server: its origin, the URL of its identity provider, and the product’s client id there. */
export const workspaceServerSchema = v.object({
  server: v.pipe(httpUrlSchema, v.regex(/^https?:\/\/[^/]+$/, 'is not an origin')),
  issuer: httpUrlSchema,
  clientId: v.optional(v.pipe(v.string(), v.regex(/^[\w.:/@-]+$/)), 'trustfold'),
});

export type WorkspaceServer = v.InferOutput<typeof workspaceServerSchema>;

const htmlTag = '<html lang="en"';

/** Writes the URLs of a workspace server and its identity provider into a page. */
export function withWorkspaceServer(
  html: string,
  { server, issuer, clientId }: WorkspaceServer,
): string {
  if (!html.includes(htmlTag)) throw new Error('The shell’s page has no place for its server.');
  const named = `data-server="${server}" data-issuer="${issuer}" data-client-id="${clientId}"`;
  return html.replace(htmlTag, `${htmlTag} ${named}`);
}

/** Returns the origins of the workspace server and the identity provider that a page names. Empty if it names none. */
export function readServerOrigins(html: string): readonly string[] {
  const [tag = ''] = /<html [^>]*>/.exec(html) ?? [];
  const named = [...tag.matchAll(/ data-(?:server|issuer)="([^"]+)"/g)];
  return [...new Set(named.map(([, address = '']) => new URL(address).origin))];
}
