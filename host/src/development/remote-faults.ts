import { readJson, sessionScopedStorage } from 'shared-kernel/shell';
import * as v from 'valibot';
import { overrides } from '../federation/overrides';
import { overridesKey } from '../page/overrides-key';

/** Where nothing answers. */
const nowhere = 'http://127.0.0.1:1/';

const askedSchema = v.object({ remotes: v.record(v.string(), v.string()) });

type Remotes = Readonly<Partial<Record<string, string>>>;

/** The remotes that this browser tab runs from its next page on; that page reads them for itself. */
const askedRemotes = (): Remotes =>
  readJson(askedSchema, sessionScopedStorage.get(overridesKey))?.remotes ?? overrides().remotes;

export const isDown = (remote: string): boolean => askedRemotes()[remote] === nowhere;

/** Takes a remote down for this browser tab from its next page on, as a preview of a release that is nowhere, or gives it back. */
export function takeDown(remote: string, isDown: boolean): void {
  const others = Object.entries(askedRemotes()).filter(([name]) => name !== remote);
  const remotes = Object.fromEntries(isDown ? [...others, [remote, nowhere]] : others);
  sessionScopedStorage.set(overridesKey, JSON.stringify({ remotes }));
}
