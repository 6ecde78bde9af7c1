import { parseChoice, readArguments } from '../command-line/arguments';
import { runCommand, withReporter } from '../command-line/run-command';
import { benchModules } from '../bench/modules';
import { benchPages } from '../bench/pages';
import { benchWorkspace } from '../bench/workspace';

const benches = { modules: benchModules, pages: benchPages, workspace: benchWorkspace };

await runCommand(async (args) => {
  const example = 'npm run bench -- pages';
  const { positionals } = readArguments(args, { options: {}, allowPositionals: true, example });
  const name = parseChoice(
    positionals.join(' '),
    ['modules', 'pages', 'workspace'] as const,
    'bench',
  );
  console.log(`\n${await withReporter(({ line }) => benches[name](line))}\n`);
  return 0;
});
