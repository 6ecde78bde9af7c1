import { readDescription, type RemoteDescription } from '../remote';

/**
 * Reads what a remote says of itself in `src/remote.ts` as its build and the shell do; fails where they would refuse it.
 *
 * @example
 * const { screens } = checkDescription(remote);
 * expect(Object.keys(screens)).toEqual(['invoices']);
 */
export function checkDescription(remote: { readonly name: string }): RemoteDescription {
  const { description, fault } = readDescription(remote.name, remote);
  if (!description) throw new Error(`In its src/remote.ts, ${remote.name} ${fault}`);
  return description;
}
