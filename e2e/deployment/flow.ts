import { previewTests } from './flow/previews';
import { refusalTests } from './flow/refusals';
import { releaseTests } from './flow/releases';
import { type Flow, processes, stagedTest, transactions } from './flow/stage-test';
import { expect } from '../core/test';
import { limitFor } from './services/hang-limits';
import { must, type Stage, type Variant, variantOf } from './services/stage';

/** Tests of one deployment target, which share a deployed product. Titles end with `tag`, the required services. */
export function deploymentTests(
  where: string,
  startStage: () => Promise<Stage | string>,
  tag = '',
): Flow['test'] {
  const test = stagedTest(startStage);
  test.describe.configure({ mode: 'serial', timeout: limitFor(30) });

  let next: Variant | undefined;
  test.beforeAll(async () => {
    next = await variantOf('operations', {
      replace: [
        [`title:"${transactions[0]}"`, `title:"${transactions[1]}"`],
        [`title:"${processes[0]}"`, `title:"${processes[1]}"`],
      ],
    });
  });
  test.afterAll(() => next?.remove());

  const nextFolder = () => next?.folder ?? '';
  const flow: Flow = {
    ...{ test, where, tag, deep: tag === '' ? ' @deep' : tag, nextFolder },
    releaseNext: (stage) => stage.release('operations', '--dist', nextFolder()),
  };
  releaseTests(flow);
  previewTests(flow);
  refusalTests(flow);
  if (tag === '') return test;

  test(`[deployment] ${where}: verify compares the files that browsers receive with the release${tag}`, async ({
    stage,
  }) => {
    const verify = ['verify', '--public'] as const;
    expect(await must(stage.release(...verify))).toMatch(/browsers get the same: \d{2,} files/);
    const entry =
      (await stage.keys()).find((key) => key.startsWith('account/r/remote-entry')) ?? '';
    await stage.tamper(entry, (body) => `${body}\n`);
    const { output } = await stage.release(...verify);
    expect(output).toContain(`${entry} is not what was released.`);
    expect(output).toMatch(/http\S+remote-entry\S+ differs from what was released/);
    await stage.tamper(entry, (body) => body.slice(0, -1));
    await must(stage.release(...verify));
  });
  return test;
}
