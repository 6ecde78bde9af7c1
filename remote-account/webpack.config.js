// @ts-check
import { createRemoteConfig } from 'tooling/webpack';

export default await createRemoteConfig(import.meta.dirname);
