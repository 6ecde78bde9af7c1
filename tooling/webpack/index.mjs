/** The preset for the webpack command: Node runs this file, and tsx the TypeScript files after it. */
import { register } from 'tsx/esm/api';

register();

export const { hostConfig, remoteConfig } = await import('./preset.ts');
