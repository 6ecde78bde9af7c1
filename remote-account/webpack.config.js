// @ts-check
import { remoteConfig } from 'tooling/webpack';

export default remoteConfig({
  name: 'account',
  directory: import.meta.dirname,
  exposes: { analytics: './src/exposes/analytics.ts', profile: './src/exposes/profile.ts' },
});
