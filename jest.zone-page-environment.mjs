import { TestEnvironment } from 'jest-environment-jsdom';
import { zoned } from './jest.zone-environment.mjs';

/** As `jest.zone-environment.mjs`, with a page. */
export default zoned(TestEnvironment);
