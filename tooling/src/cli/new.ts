import { makePart, makeRemote } from '../new/make-remote';
import { parseNewArguments } from '../new/parse-new-arguments';
import { runCommand } from '../base/run-command';

/** What each of them still needs, which the tests of the repository ask for too. */
const next = {
  tab: 'npm run dev shows it.',
  command: 'docs/worked-examples.md says what it needs: its duty, and a line in test-inputs.ts.',
  component: 'Its test runs with npx jest.',
};

await runCommand(async (args) => {
  const asked = parseNewArguments(args);
  if (asked.kind !== 'remote') {
    console.log(`\nMade ${(await makePart(asked)).join('\n     ')}\n${next[asked.kind]}`);
    return 0;
  }
  const { name, at } = asked;
  const folder = await makeRemote(asked, process.env.INIT_CWD ?? process.cwd());
  const shown = `: npm start shows its tab, npm run dev -- ${name} runs it from source`;
  console.log(`\nMade ${folder}${at === undefined ? shown : ''}.`);
  return 0;
});
