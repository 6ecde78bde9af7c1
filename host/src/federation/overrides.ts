import { remoteNamePattern } from 'shared-kernel/remote';
import { readJson, sessionScopedStorage, readShellConfig } from 'shared-kernel/shell';
import * as v from 'valibot';
import { readPageMeta } from '../page/read-page-meta';
import { overridesKey } from '../page/session-keys';

const remotePrefix = 'remote.';

const overridesSchema = v.object({
  composition: v.optional(v.string()),
  remotes: v.record(v.string(), v.string()),
});

export interface Overrides {
  readonly composition: string | undefined;
  /** Maps the name of a remote to a release in the bucket or to the URL of a development server. */
  readonly remotes: Readonly<Partial<Record<string, string>>>;
  readonly refused: readonly string[];
}

export const formatUnknownRemoteMessage = (name: string) => `There is no remote “${name}”.`;

const isRelease = (value: string) => /^[0-9a-f]{32}$/.test(value);

function isLocalAddress(value: string): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  } catch {
    return false;
  }
}

const mayPreview = (): boolean => readPageMeta('config').previews === true;

const liveOnlyMessage = 'Showing the live version only.';

/** Returns why an override of a remote is ignored, or `undefined` if the override is valid. */
function overrideRefusal(name: string, value: string): string | undefined {
  if (!remoteNamePattern.test(name)) return formatUnknownRemoteMessage(name);
  if (isRelease(value)) return mayPreview() ? undefined : liveOnlyMessage;
  if (!isLocalAddress(value)) return `“${value}” is not a release of ${name}.`;
  return readShellConfig().allowLocalRemotes
    ? undefined
    : `This shell loads ${name} only from published releases, not from ${value}.`;
}

interface RequestedOverrides {
  readonly composition?: string | undefined;
  readonly remotes: Readonly<Record<string, string>>;
}

function overridesInAddress(search: string): RequestedOverrides {
  const parameters = [...new URLSearchParams(search)];
  const remotes = parameters
    .filter(([name]) => name.startsWith(remotePrefix))
    .map(([name, value]) => [name.slice(remotePrefix.length), value] as const);
  return {
    composition: parameters.find(([name]) => name === 'composition')?.[1],
    remotes: Object.fromEntries(remotes),
  };
}

export function readOverrides(): Overrides {
  const stored = readJson(overridesSchema, sessionScopedStorage.get(overridesKey));
  const asked = overridesInAddress(window.location.search);
  const composition = asked.composition ?? stored?.composition;
  const remotes = Object.entries({ ...stored?.remotes, ...asked.remotes });
  const isHash = composition === undefined || /^[0-9a-f]{64}$/.test(composition);
  const isShown = composition === undefined || mayPreview();
  const obeyed: Overrides = {
    composition: isHash && isShown ? composition : undefined,
    remotes: Object.fromEntries(
      remotes.filter(([name, value]) => overrideRefusal(name, value) === undefined),
    ),
    refused: [
      ...new Set([
        ...(isHash ? [] : [`“${composition}” is not the hash of a composition.`]),
        ...(isShown || !isHash ? [] : [liveOnlyMessage]),
        ...remotes.flatMap(([name, value]) => overrideRefusal(name, value) ?? []),
      ]),
    ],
  };
  const isAny = obeyed.composition !== undefined || Object.keys(obeyed.remotes).length > 0;
  if (isAny)
    sessionScopedStorage.set(
      overridesKey,
      JSON.stringify({ composition: obeyed.composition, remotes: obeyed.remotes }),
    );
  return obeyed;
}

let current: Overrides | undefined;

/** Returns the overrides of this page. Overrides in the URL take precedence over those stored for the browser tab. */
export function getCurrentOverrides(): Overrides {
  current ??= readOverrides();
  return current;
}

const isOverride = (parameter: string) =>
  parameter === 'composition' || parameter.startsWith(remotePrefix);

export function clearOverrides(): string {
  sessionScopedStorage.remove(overridesKey);
  const address = new URL(window.location.href);
  for (const name of [...address.searchParams.keys()])
    if (isOverride(name)) address.searchParams.delete(name);
  return address.href;
}
