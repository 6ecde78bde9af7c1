import { localPointerPath } from './release-paths';
import { isBehaviour, type Behaviour } from './behaviours';
import { parseJson } from './parse-json';

interface ShellConfig {
  readonly behaviour: Behaviour;
  /** The address of the environment’s composition pointer, relative to the shell’s origin. */
  readonly compositionPointer: string;
  /** Whether `?remote.<name>=http://localhost:…` is accepted. Only development builds enable the parameter. */
  readonly allowLocalRemotes: boolean;
}

/** The name of the `<meta>` element with the shell’s configuration as JSON. */
export const shellConfigMeta = 'trustfold-config';

const defaults: ShellConfig = {
  behaviour: 'live',
  compositionPointer: localPointerPath,
  allowLocalRemotes: false,
};

/**
 * Returns the configuration from the shell’s page. Missing values get defaults. If one value is invalid, all defaults
 * apply.
 *
 * @example
 * const { behaviour, compositionPointer } = shellConfig();
 */
export function shellConfig(): ShellConfig {
  const meta = document.querySelector(`meta[name="${shellConfigMeta}"]`);
  const given = parseJson(meta?.getAttribute('content'));
  if (typeof given !== 'object') return defaults;
  // The configuration is validated without the schema library. Every page needs the configuration, but few pages need
  // the library.
  const stated: Readonly<Record<keyof ShellConfig, unknown>> = { ...defaults, ...given };
  const { behaviour, compositionPointer, allowLocalRemotes } = stated;
  const isReadable =
    isBehaviour(behaviour) &&
    typeof compositionPointer === 'string' &&
    typeof allowLocalRemotes === 'boolean';
  return isReadable ? { behaviour, compositionPointer, allowLocalRemotes } : defaults;
}
