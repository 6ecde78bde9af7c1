import type { Configuration } from 'webpack';
import type { BuildMode } from './base';

/** What webpack's command says of the run. */
export interface CommandEnvironment {
  readonly WEBPACK_SERVE?: boolean;
  /** `--env alone`: a page of one remote, without the shell. */
  readonly alone?: boolean;
}

export interface CommandArguments {
  readonly mode?: BuildMode;
}

/** A package's `webpack.config.js`, as webpack's command calls it. */
export type PackageConfig = (
  environment: CommandEnvironment,
  args: CommandArguments,
) => Configuration;

/** `webpack` builds for production and `webpack serve` for development, unless told otherwise. */
export const withMode =
  (configOf: (mode: BuildMode, isServed: boolean) => Configuration): PackageConfig =>
  ({ WEBPACK_SERVE: isServed = false }, { mode }) =>
    configOf(mode ?? (isServed ? 'development' : 'production'), isServed);
