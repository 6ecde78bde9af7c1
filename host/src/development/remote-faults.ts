import { jsonOf, sessionScopedStorage } from 'shared-kernel/shell';
import { overrides } from '../federation/overrides';
import { overridesKey } from '../page/overrides-key';

/** Where nothing answers. */
const nowhere = 'http://127.0.0.1:1/';

type Remotes = Readonly<Partial<Record<string, string>>>;

/** What the browser tab is asked to run from its next page on, which that page reads for itself. */
function askedRemotes(): Remotes {
  const asked = jsonOf(sessionScopedStorage.get(overridesKey)) as
    | { readonly remotes?: Remotes }
    | undefined;
  return asked?.remotes ?? overrides().remotes;
}

export const isDown = (remote: string): boolean => askedRemotes()[remote] === nowhere;

/** Takes a remote down for this browser tab from its next page on, as a preview of a release that is nowhere, or gives it back. */
export function takeDown(remote: string, isDown: boolean): void {
  const others = Object.entries(askedRemotes()).filter(([name]) => name !== remote);
  const remotes = Object.fromEntries(isDown ? [...others, [remote, nowhere]] : others);
  sessionScopedStorage.set(overridesKey, JSON.stringify({ remotes }));
}
