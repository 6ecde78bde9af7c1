import * as v from 'valibot';
import { behaviours } from './behaviours';
import { readJson } from './read-json';
import { localPointer } from '../remote/places';

export const shellConfigSchema = v.object({
  /** What the product does with the sample's inert controls. */
  behaviour: v.optional(v.picklist(behaviours), 'live'),
  /** Address of the environment's current composition, relative to the shell's origin. */
  compositionPointer: v.optional(v.string(), localPointer),
  /** Whether `?remote.<name>=http://localhost:…` is obeyed. Only development turns it on. */
  allowLocalRemotes: v.optional(v.boolean(), false),
});

export type ShellConfig = v.InferOutput<typeof shellConfigSchema>;

/** Name of the `<meta>` in the shell's page that carries its configuration as JSON. */
export const shellConfigMeta = 'trustfold-config';

const defaults = v.parse(shellConfigSchema, {});

/** The configuration in the shell's page; every value that is missing or unreadable has its default. */
export function shellConfig(): ShellConfig {
  const meta = document.querySelector(`meta[name="${shellConfigMeta}"]`);
  return readJson(shellConfigSchema, meta?.getAttribute('content') ?? null) ?? defaults;
}
