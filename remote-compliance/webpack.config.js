// @ts-check
import { remoteConfig } from 'tooling/webpack';

export default remoteConfig({
  name: 'compliance',
  directory: import.meta.dirname,
  exposes: {
    'client-management': './src/exposes/client-management.ts',
    'compliance-score': './src/exposes/compliance-score.ts',
  },
});
