import process from 'node:process';
import { TestEnvironment } from 'jest-environment-node';

function beginAt({ global, fakeTimersModern }, moment) {
  const { Date: machine } = global;
  const told = machine.now;
  const ahead = Date.parse(moment) - Date.now();
  const now = () => told() + ahead;
  machine.now = now;
  global.Date = new Proxy(machine, {
    apply: () => new machine(now()).toString(),
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  });
  const pretend = fakeTimersModern.useFakeTimers.bind(fakeTimersModern);
  fakeTimersModern.useFakeTimers = (options) => pretend({ now: now(), ...options });
}

/**
 * Returns a Jest environment that sets the time zone named in the first comment of the test file. The time zone applies
 * to the whole Node process, so a process runs one test file at a time.
 */
export const createZoneEnvironment = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      const { zone = process.env.TZ } = config.projectConfig.testEnvironmentOptions;
      this.zoneBefore = process.env.TZ;
      process.env.TZ = zone;
      if (process.env.TRUSTFOLD_CLOCK) beginAt(this, process.env.TRUSTFOLD_CLOCK);
    }

    async teardown() {
      process.env.TZ = this.zoneBefore;
      await super.teardown();
    }
  };

/**
 * Jest environment that runs a test file in a time zone. Select the zone in the first comment of the file:
 *
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/St_Johns"}
 */
export default createZoneEnvironment(TestEnvironment);
