import { localPointer } from './places';
import { isBehaviour, type Behaviour } from './behaviours';
import { jsonOf } from './json-of';

interface ShellConfig {
  /** What the product does with the sample's inert controls. */
  readonly behaviour: Behaviour;
  /** Address of the environment's current composition, relative to the shell's origin. */
  readonly compositionPointer: string;
  /** Whether `?remote.<name>=http://localhost:…` is obeyed. Only development turns it on. */
  readonly allowLocalRemotes: boolean;
}

/** Name of the `<meta>` in the shell's page that carries its configuration as JSON. */
export const shellConfigMeta = 'trustfold-config';

const defaults: ShellConfig = {
  behaviour: 'live',
  compositionPointer: localPointer,
  allowLocalRemotes: false,
};

/**
 * The configuration in the shell's page; the defaults for what is missing, and for all where one value is unreadable.
 *
 * @example
 * const { behaviour, compositionPointer } = shellConfig();
 */
export function shellConfig(): ShellConfig {
  const meta = document.querySelector(`meta[name="${shellConfigMeta}"]`);
  const given = jsonOf(meta?.getAttribute('content'));
  if (typeof given !== 'object') return defaults;
  // By hand, since every page needs this and few need the library of schemas.
  const stated: Readonly<Record<keyof ShellConfig, unknown>> = { ...defaults, ...given };
  const { behaviour, compositionPointer, allowLocalRemotes } = stated;
  const isReadable =
    isBehaviour(behaviour) &&
    typeof compositionPointer === 'string' &&
    typeof allowLocalRemotes === 'boolean';
  return isReadable ? { behaviour, compositionPointer, allowLocalRemotes } : defaults;
}
