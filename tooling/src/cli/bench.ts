import { runCommand, withReporter } from '../base/run-command';
import { benchFederation } from '../bench/federation';
import { parseBenchArguments, type Bench } from '../bench/options';
import { benchWorkspace } from '../bench/workspace';

const benches = {
  workspace: benchWorkspace,
  federation: benchFederation,
} as const satisfies Record<string, Bench>;

await runCommand(async (args) => {
  const { names, ...options } = parseBenchArguments(args, ['workspace', 'federation'] as const);
  for (const name of names)
    console.log(`\n${await withReporter(({ line }) => benches[name](line, options))}\n`);
  return 0;
});
