import { TestEnvironment } from 'jest-environment-jsdom';
import { createZoneEnvironment } from './jest.zone-environment.mjs';

export default createZoneEnvironment(TestEnvironment);
