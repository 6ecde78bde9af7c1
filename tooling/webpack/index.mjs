/**
 * The entry point of the preset for the webpack command. It registers tsx, so that Node can run the TypeScript files.
 */
import { register } from 'tsx/esm/api';

register();

export const { hostConfig, remoteConfig } = await import('./preset.ts');
