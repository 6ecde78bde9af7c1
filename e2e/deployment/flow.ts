import { previewTests } from './flow/previews';
import { refusalTests } from './flow/refusals';
import { releaseTests } from './flow/releases';
import { stagedTest, type Flow } from './flow/staged-test';
import { verifyTests, type Asked } from './flow/verifying';
import { processes, transactions } from './flow/what-runs';
import { limitFor } from './services/hang-limits';
import { environment, variantOf, type Stage, type Variant } from './services/stage';

/** The tests of one way to deploy; they share a stage, and each leaves it as it found it. */
export function deploymentTests(
  where: string,
  startStage: () => Promise<Stage | string>,
  asked: Asked,
  tag: Flow['tag'] = ' @deep',
): void {
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
    test,
    where,
    tag,
    nextFolder,
    releaseNext: (stage) =>
      stage.release('operations', '--env', environment, '--dist', nextFolder()),
  };
  releaseTests(flow);
  previewTests(flow);
  refusalTests(flow);
  verifyTests(flow, asked);
}
