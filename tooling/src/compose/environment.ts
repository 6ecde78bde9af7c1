import * as v from 'valibot';
import type { Store } from '../store/store';
import { canonicalJson, type Pointer, readStored } from './documents';
import { settingsKey, shellRecordKey } from './keys';
import { CliError } from '../base/cli-error';
import { readStanding } from './history';

export const shellRecordSchema = v.object({
  /** Version of the kernel that the shell provides. */
  kernel: v.string(),
  /** Hash of its page, which names every script. */
  page: v.string(),
  /** Origins that the policy in its page lets remotes be loaded from; absent if its server sends the policy. */
  origins: v.optional(v.array(v.string())),
  /** Address under which its page reads the store. */
  address: v.optional(v.string()),
  /** Store of its page where that is not the environment's. */
  pages: v.optional(v.string()),
  /** Whether its pages show any release by its address. */
  previews: v.optional(v.boolean()),
});
export type ShellRecord = v.InferOutput<typeof shellRecordSchema>;

/** What is known of the shell that an environment runs. */
export async function readShellRecord(
  store: Store,
  environment: string,
): Promise<ShellRecord | undefined> {
  return (await readStored(store, shellRecordKey(environment), shellRecordSchema))?.document;
}

const text = v.optional(v.string());

const settingsSchema = v.object({
  /** Address under which browsers read the store, ending in `/`. */
  public: text,
  /** Origin that its pages are opened at. */
  shell: text,
  /** Store of its page, where that is one of its own. */
  shellTo: text,
  /** Service and region of that store, where they are not the environment’s. */
  shellEndpoint: text,
  shellRegion: text,
});

/** What an environment has otherwise than others: said once, and kept in its store. */
export type EnvironmentSettings = v.InferOutput<typeof settingsSchema>;
export type SettingName = keyof EnvironmentSettings;
export const settingNames = Object.keys(settingsSchema.entries) as readonly SettingName[];

const heldSettings = (store: Store, environment: string) =>
  readStored(store, settingsKey(environment), settingsSchema);

/** What was said of an environment; nothing where nothing was said. */
export const readSettings = async (
  store: Store,
  environment: string,
): Promise<EnvironmentSettings> => (await heldSettings(store, environment))?.document ?? {};

const attempts = 20;

/** Keeps what an environment is to have; `undefined` forgets it, and what is not named stays. */
export async function changeSettings(
  store: Store,
  environment: string,
  change: EnvironmentSettings,
): Promise<EnvironmentSettings> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const held = await heldSettings(store, environment);
    const next = { ...held?.document, ...change };
    const body = Buffer.from(canonicalJson(next));
    if (await store.swap(settingsKey(environment), body, held?.tag)) return next;
  }
  throw new CliError(
    `The settings of ${environment} are being changed by too many at once: try again.`,
  );
}

/** What a store holds of an environment, which a command reads once; a write looks again at what it writes over. */
export interface Environment {
  readonly store: Store;
  readonly name: string;
  /** What it runs; nothing where it never ran anything. */
  readonly pointer: Pointer | undefined;
  readonly shell: ShellRecord | undefined;
  readonly settings: EnvironmentSettings;
}

/** Reads an environment; one whose pointer was lost is refused unless `read` allows it. */
export async function readEnvironment(
  store: Store,
  name: string,
  read = readStanding,
): Promise<Environment> {
  return {
    store,
    name,
    pointer: (await read(store, name))?.pointer,
    shell: await readShellRecord(store, name),
    settings: await readSettings(store, name),
  };
}
