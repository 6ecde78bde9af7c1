import type { Configuration } from 'webpack';
import type { BuildMode } from './base';

export interface CommandEnvironment {
  readonly WEBPACK_SERVE?: boolean;
  /** `--env alone`: a page of one remote, without the shell. */
  readonly alone?: boolean;
}

export interface CommandArguments {
  readonly mode?: BuildMode;
}

/** The function exported by the `webpack.config.js` of a package. */
export type PackageConfig = (
  environment: CommandEnvironment,
  args: CommandArguments,
) => Configuration;

/** Uses production for `webpack` and development for `webpack serve`, unless the command line sets a mode. */
export const withMode =
  (configOf: (mode: BuildMode, isServed: boolean) => Configuration): PackageConfig =>
  ({ WEBPACK_SERVE: isServed = false }, { mode }) =>
    configOf(mode ?? (isServed ? 'development' : 'production'), isServed);
