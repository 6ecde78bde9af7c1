import { runLighthouse } from '../lighthouse/run-lighthouse';
import { runWithoutArguments } from '../base/run-command';

await runWithoutArguments('lighthouse', async ({ line, block }) =>
  block(`\n${await runLighthouse(line)}\n`),
);
