import process from 'node:process';
import { TestEnvironment } from 'jest-environment-node';

/** Has a test file's clock, and the pretended one that it may install, run on from a moment. */
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
 * A test environment with the clock of the zone that a test file names, else the run's, and with that of
 * `TRUSTFOLD_CLOCK` where a run begins at another moment than the machine's; Node takes a zone for the whole process,
 * in which jest runs one file at a time.
 */
export const zoned = (Environment) =>
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
 * Runs a test file with the clock of a time zone, as a reader's browser has it:
 *
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "America/St_Johns"}
 */
export default zoned(TestEnvironment);
