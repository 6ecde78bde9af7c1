/** Entry point for the webpack command. Registers tsx, so that Node can run TypeScript. */
import { register } from 'tsx/esm/api';

register();

export const { createHostConfig, createRemoteConfig } = await import('./preset.ts');
