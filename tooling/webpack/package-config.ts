import type { Configuration } from 'webpack';
import type { BuildKind, BuildMode } from './base';

export interface CommandEnvironment {
  readonly WEBPACK_SERVE?: boolean;
  readonly alone?: boolean;
  readonly quick?: boolean;
}

export interface CommandArguments {
  readonly mode?: BuildMode;
}

export type PackageConfig = (
  environment: CommandEnvironment,
  args: CommandArguments,
) => Configuration;

export const createConfigForMode =
  (configOf: (kind: BuildKind) => Configuration): PackageConfig =>
  ({ WEBPACK_SERVE: isServed = false, quick: isQuick = false }, { mode }) =>
    configOf({ mode: mode ?? (isServed ? 'development' : 'production'), isServed, isQuick });
