import type { Configuration } from 'webpack';
import type { BuildKind, BuildMode } from './base';

export interface CommandEnvironment {
  readonly WEBPACK_SERVE?: boolean;
  /** Whether to build a page that shows one remote without the shell (`--env alone`). */
  readonly alone?: boolean;
  /** Whether to build for this machine only, as `npm start` does. */
  readonly quick?: boolean;
}

export interface CommandArguments {
  readonly mode?: BuildMode;
}

export type PackageConfig = (
  environment: CommandEnvironment,
  args: CommandArguments,
) => Configuration;

/** Uses production for `webpack` and development for `webpack serve`, unless the command line sets a mode. */
export const withMode =
  (configOf: (kind: BuildKind) => Configuration): PackageConfig =>
  ({ WEBPACK_SERVE: isServed = false, quick: isQuick = false }, { mode }) =>
    configOf({ mode: mode ?? (isServed ? 'development' : 'production'), isServed, isQuick });
