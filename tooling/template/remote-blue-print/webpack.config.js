// @ts-check
import { remoteConfig } from 'tooling/webpack';

export default await remoteConfig(import.meta.dirname);
