import { localCompositionPointerPath } from './release-paths';
import { isBehaviour, type Behaviour } from './behaviours';
import { parseJson } from './parse-json';

interface ShellConfig {
  readonly behaviour: Behaviour;
  /** URL of the document that names the environment’s current composition. It is relative to the shell’s origin. */
  readonly compositionPointer: string;
  /** Whether the URL parameter `remote.<name>` may load a remote from localhost. Only development builds enable it. */
  readonly allowLocalRemotes: boolean;
}

/** Name of the `<meta>` element that contains the shell’s configuration as JSON. */
export const shellConfigMetaName = 'trustfold-config';

const defaults: ShellConfig = {
  behaviour: 'live',
  compositionPointer: localCompositionPointerPath,
  allowLocalRemotes: false,
};

/**
 * Returns the configuration in the shell’s HTML page. Missing values get defaults; if any value is invalid, all
 * defaults apply.
 *
 * @example
 * const { behaviour, compositionPointer } = readShellConfig();
 */
export function readShellConfig(): ShellConfig {
  const meta = document.querySelector(`meta[name="${shellConfigMetaName}"]`);
  const given = parseJson(meta?.getAttribute('content'));
  if (typeof given !== 'object') return defaults;
  // The schema library is not used here, because every page needs the configuration but few pages need the library.
  const stated: Readonly<Record<keyof ShellConfig, unknown>> = { ...defaults, ...given };
  const { behaviour, compositionPointer, allowLocalRemotes } = stated;
  const isReadable =
    isBehaviour(behaviour) &&
    typeof compositionPointer === 'string' &&
    typeof allowLocalRemotes === 'boolean';
  return isReadable ? { behaviour, compositionPointer, allowLocalRemotes } : defaults;
}
