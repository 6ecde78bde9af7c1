import { parseDescription, type RemoteDescription } from '../remote';

/**
 * Parses the description of a remote from `src/remote.ts`. Throws if the build or the shell would reject it.
 *
 * @example
 * const { screens } = assertValidDescription(remote);
 * expect(Object.keys(screens)).toEqual(['invoices']);
 */
export function assertValidDescription(remote: { readonly name: string }): RemoteDescription {
  const { description, fault } = parseDescription(remote.name, remote);
  if (!description) throw new Error(`In its src/remote.ts, ${remote.name} ${fault}`);
  return description;
}
