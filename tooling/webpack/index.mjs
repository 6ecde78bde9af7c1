/** The preset as webpack's own command finds it: plain Node reads this, and tsx what comes after. */
import { register } from 'tsx/esm/api';

register();

export const { hostConfig, remoteConfig } = await import('./preset.ts');
