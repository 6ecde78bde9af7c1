import * as v from 'valibot';
import { here, type SearchedMachine, onPath } from './find-browser';
import { downloadBy, playwrightVersion } from './playwright-browser';
import type { Attempt } from './system-package';

/** The engines that the browser tests look for beside Chromium. */
export const furtherEngines = ['firefox', 'webkit'] as const;

export type FurtherEngine = (typeof furtherEngines)[number];

const foundEngine = v.object({
  engine: v.picklist(furtherEngines),
  /** Playwright's own browser, or what the system has of it. */
  from: v.picklist(['playwright', 'system']),
  /** What to start; Playwright knows its own. */
  executablePath: v.string(),
  /** As a person would say it, such as “Firefox 153.7.0 of this system”. */
  title: v.string(),
});

export type FoundEngine = Readonly<v.InferOutput<typeof foundEngine>>;

/** The engines that one process found, read by another from its environment. */
export const foundEnginesIn = (text: string): readonly FoundEngine[] =>
  v.parse(v.array(foundEngine), JSON.parse(text));

export interface Engines {
  readonly found: readonly FoundEngine[];
  /** Those that are nowhere, each with why. */
  readonly missing: readonly { readonly engine: FurtherEngine; readonly reason: string }[];
}

/** What the search asks of the machine, so that a test can give one of its own. */
export interface EngineSearch {
  readonly machine: Pick<SearchedMachine, 'platform' | 'env' | 'exists' | 'versionOf'>;
  readonly ownVersion: (engine: FurtherEngine) => Promise<string | undefined>;
  readonly download: (engine: FurtherEngine) => Attempt;
}

/** An older one lacks commands that Playwright sends, beyond those that the bridge answers (e2e/engines). */
const oldestFirefox = 153;

const thisMachine: EngineSearch = {
  machine: here,
  ownVersion: playwrightVersion,
  download: downloadBy,
};

/** An engine, or why it is not there. */
type Found = FoundEngine | string;

/** Firefox as Debian, Ubuntu, Fedora and a Mac have it; what it lacks for Playwright, the bridge answers. */
async function systemFirefox({ machine }: EngineSearch): Promise<Found> {
  const { platform, exists, versionOf } = machine;
  if (platform === 'win32') return 'no Firefox of the system is driven on Windows';
  const usual = platform === 'darwin' ? ['/Applications/Firefox.app/Contents/MacOS/firefox'] : [];
  for (const executablePath of [...onPath(machine, ['firefox-esr', 'firefox']), ...usual]) {
    const version = exists(executablePath) ? await versionOf(executablePath) : undefined;
    if (version === undefined || Number.parseInt(version, 10) < oldestFirefox) continue;
    const title = `Firefox ${version} of this system`;
    return { engine: 'firefox', from: 'system', executablePath, title };
  }
  return `no Firefox from ${oldestFirefox} on is installed: apt-get install firefox-esr`;
}

const titles = { firefox: 'Firefox', webkit: 'WebKit' } as const;

/** Playwright's own where it is here. */
async function ownEngine(
  engine: FurtherEngine,
  { ownVersion }: EngineSearch,
): Promise<FoundEngine | undefined> {
  const version = await ownVersion(engine);
  if (version === undefined) return undefined;
  const title = `${titles[engine]} ${version} of Playwright`;
  return { engine, from: 'playwright', executablePath: '', title };
}

/**
 * The further engines of this machine: Playwright's own where it is here or can be downloaded, else what the
 * system has. One that is nowhere is said with the reason and fails nothing.
 */
export async function findEngines(
  onProgress: (text: string) => void = () => undefined,
  signal?: AbortSignal,
  search: EngineSearch = thisMachine,
): Promise<Engines> {
  const find = async (engine: FurtherEngine): Promise<Found> => {
    const kept = await ownEngine(engine, search);
    if (kept) return kept;
    const refusal = await search.download(engine)(onProgress, signal);
    const fetched = refusal === undefined ? await ownEngine(engine, search) : undefined;
    if (fetched) return fetched;
    const system =
      engine === 'firefox' ? await systemFirefox(search) : 'the system’s WebKitGTK is not driven';
    if (typeof system !== 'string') return system;
    return `${refusal ?? 'Playwright’s own does not start here'}, and ${system}`;
  };
  const found: FoundEngine[] = [];
  const missing: Engines['missing'][number][] = [];
  for (const engine of furtherEngines) {
    const one = await find(engine);
    if (typeof one === 'string') missing.push({ engine, reason: one });
    else found.push(one);
  }
  return { found, missing };
}
