import { TestEnvironment } from 'jest-environment-jsdom';
import { zoned } from './jest.zone-environment.mjs';

/** The environment of `jest.zone-environment.mjs` with jsdom. */
export default zoned(TestEnvironment);
