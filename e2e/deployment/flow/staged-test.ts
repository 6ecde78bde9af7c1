import { test as base } from '../../core/test';
import { stageLimitMs } from '../services/hang-limits';
import type { Stage } from '../services/stage';

/** Tests that share a stage, which each leaves as it found it; skipped with a reason where there is no stage. */
export function stagedTest(startStage: () => Promise<Stage | string>) {
  return base.extend<{ stage: Stage; harmless: undefined }, { started: Stage | string }>({
    started: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
      async ({}, use) => {
        const started = await startStage();
        await use(started);
        if (typeof started !== 'string') await started.stop();
      },
      { scope: 'worker', timeout: stageLimitMs },
    ],
    stage: async ({ started }, use) => {
      if (typeof started === 'string') base.skip(true, started);
      else await use(started);
    },
    product: async ({ stage }, use) => use(stage.product),
    harmless: [
      async ({ stage, allowConsole }, use) => {
        if (stage.harmless) allowConsole(stage.harmless);
        await use(undefined);
      },
      { auto: true },
    ],
  });
}

/** What a group of the tests of one way to deploy is given. */
export interface Flow {
  readonly test: ReturnType<typeof stagedTest>;
  /** The way to deploy, which titles begin with. */
  readonly where: string;
  /** What their titles end with. */
  readonly tag: '' | ' @deep';
  /** Where the next release of operations is built, and a way to release it. */
  readonly nextFolder: () => string;
  readonly releaseNext: (stage: Stage) => ReturnType<Stage['release']>;
}
