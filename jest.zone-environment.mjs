import process from 'node:process';
import { TestEnvironment } from 'jest-environment-node';

/** A test environment with the clock of a time zone; Node takes a zone for the whole process, in which jest runs one file at a time. */
export const zoned = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.zone = config.projectConfig.testEnvironmentOptions.zone;
      this.zoneBefore = process.env.TZ;
      process.env.TZ = this.zone;
    }

    async teardown() {
      process.env.TZ = this.zoneBefore;
      await super.teardown();
    }
  };

/**
 * Runs a test file with the clock of a time zone, as a reader's browser has it:
 *
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/St_Johns"}
 */
export default zoned(TestEnvironment);
