// @ts-check
import { remoteConfig } from 'tooling/webpack';

export default remoteConfig({
  name: 'contracts',
  directory: import.meta.dirname,
  exposes: { 'contract-management': './src/exposes/contract-management.ts' },
});
