import { TestEnvironment } from 'jest-environment-jsdom';
import { zoned } from './jest.zone-environment.mjs';

export default zoned(TestEnvironment);
