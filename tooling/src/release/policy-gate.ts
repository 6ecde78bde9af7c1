import { releasesFolder } from '../compose/keys';
import { CliError } from '../base/cli-error';

/**
 * What a page's policy names so that it may load from these addresses and nowhere beside them: a bucket that is a
 * path of its service is allowed by itself, and not all others of the service with it.
 */
export function policySources(addresses: readonly string[]): readonly string[] {
  const absolute = addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one));
  return [
    ...new Set(
      absolute.map(({ origin, pathname }) => (pathname === '/' ? origin : origin + pathname)),
    ),
  ];
}

/** The origin of the page, which its policy allows; its name is not known here. */
const ownOrigin = 'https://page.invalid';

function allows(source: string, { origin, href }: URL): boolean {
  if (source.endsWith(':*')) return origin.startsWith(source.slice(0, -1));
  return source.endsWith('/') ? href.startsWith(source) : source === origin;
}

/** Refuses a remote at an address from which the policy of the environment's page lets nothing be loaded. */
export function requireWithinPolicy(
  sources: readonly string[],
  environment: string,
  [name, { address }]: readonly [string, { readonly address: string }],
): void {
  const read = new URL(address, ownOrigin);
  if (read.origin === ownOrigin || sources.some((source) => allows(source, read))) return;
  const place = address.replace(releasesFolder(name), '');
  const { pathname, origin } = new URL(place, ownOrigin);
  throw new CliError(
    `The policy of ${environment}’s page does not let ${name} load from ${pathname === '/' ? origin : place}: release the shell with --public ${place} first. Nothing was changed.`,
  );
}
