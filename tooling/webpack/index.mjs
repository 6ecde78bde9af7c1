/**
 * The entry point of the preset for the webpack command. Node runs this file. After it, tsx runs the TypeScript files.
 */
import { register } from 'tsx/esm/api';

register();

export const { hostConfig, remoteConfig } = await import('./preset.ts');
