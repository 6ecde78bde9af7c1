import * as v from 'valibot';
import { CliError } from '../base/cli-error';
import type { Store } from '../store/store';
import { canonicalJson } from './canonical-json';
import { readDocument } from './documents';
import { settingsKey } from './keys';

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

async function heldSettings(store: Store, environment: string) {
  const key = settingsKey(environment);
  const held = await store.get(key);
  const settings: EnvironmentSettings = held
    ? readDocument(settingsSchema, held.body, `${key} in ${store.name}`)
    : {};
  return { settings, tag: held?.tag };
}

/** What was said of an environment; nothing where nothing was said. */
export const readSettings = async (store: Store, environment: string) =>
  (await heldSettings(store, environment)).settings;

const attempts = 20;

/** Keeps what an environment is to have; `undefined` forgets it, and what is not named stays. */
export async function changeSettings(
  store: Store,
  environment: string,
  change: EnvironmentSettings,
): Promise<EnvironmentSettings> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { settings, tag } = await heldSettings(store, environment);
    const next = { ...settings, ...change };
    const body = Buffer.from(canonicalJson(next));
    if (await store.swap(settingsKey(environment), body, tag)) return next;
  }
  throw new CliError(
    `The settings of ${environment} are being changed by too many at once: try again.`,
  );
}
