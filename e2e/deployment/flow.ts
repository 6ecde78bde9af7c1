import { definePreviewTests } from './flow/previews';
import { defineRefusalTests } from './flow/refusals';
import { defineReleaseTests } from './flow/releases';
import { type DeploymentFlow, processes, createStageTest, transactions } from './flow/stage-test';
import { expect } from '../core/test';
import { computeTimeoutMs } from './services/hang-limits';
import { requireSuccess, type Stage, type RemoteVariant, buildVariant } from './services/stage';

/**
 * Defines the tests of one deployment target, which share one deployed product. `tag` is appended to the titles and
 * names the services that the tests need.
 */
export function defineDeploymentTests(
  where: string,
  startStage: () => Promise<Stage | string>,
  tag = '',
): DeploymentFlow['test'] {
  const test = createStageTest(startStage);
  test.describe.configure({ mode: 'serial', timeout: computeTimeoutMs(30) });

  let next: RemoteVariant | undefined;
  test.beforeAll(async () => {
    next = await buildVariant('operations', {
      replace: [
        [`title:"${transactions[0]}"`, `title:"${transactions[1]}"`],
        [`title:"${processes[0]}"`, `title:"${processes[1]}"`],
      ],
    });
  });
  test.afterAll(() => next?.remove());

  const nextFolder = () => next?.folder ?? '';
  const flow: DeploymentFlow = {
    ...{ test, where, tag, deep: tag === '' ? ' @deep' : tag, nextFolder },
    releaseNext: (stage) => stage.release('operations', '--dist', nextFolder()),
  };
  defineReleaseTests(flow);
  definePreviewTests(flow);
  defineRefusalTests(flow);
  if (tag === '') return test;

  test(`[deployment] ${where}: the verify command compares the files that browsers receive with the release${tag}`, async ({
    stage,
  }) => {
    const verify = ['verify', '--public'] as const;
    expect(await requireSuccess(stage.release(...verify))).toMatch(
      /browsers get the same: \d{2,} files/,
    );
    const entry =
      (await stage.keys()).find((key) => key.startsWith('account/r/remote-entry')) ?? '';
    await stage.tamper(entry, (body) => `${body}\n`);
    const { output } = await stage.release(...verify);
    expect(output).toContain(`${entry} is not what was released.`);
    expect(output).toMatch(/http\S+remote-entry\S+ differs from what was released/);
    await stage.tamper(entry, (body) => body.slice(0, -1));
    await requireSuccess(stage.release(...verify));
  });
  return test;
}
