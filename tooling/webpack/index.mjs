/** Entry point for the webpack command. Registers tsx, so that Node can run TypeScript. */
import { register } from 'tsx/esm/api';

register();

export const { hostConfig, remoteConfig } = await import('./preset.ts');
