import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(__dirname, '../../..');

const sources = readdirSync(repository)
  .filter((name) => /^(host|shared-kernel|remote-.+)$/.test(name))
  .flatMap((name) => {
    const folder = join(repository, name, 'src');
    return (
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/test-|testing\//.test(path))
        // Comments are removed from the source, because code examples in comments look like commands.
        .map((path) => readFileSync(join(folder, path), 'utf8').replace(/^\s*\*.*$/gm, ''))
    );
  });

/** Commands that need no busy button: no button runs them, or the new setting is visible immediately. */
const withoutButton = [
  'openDueReviewCases',
  'raiseDueNotifications',
  'setColourMode',
  'setCompactView',
  'setCsvSeparator',
  'setOwnPreferences',
];

const call = /const (\{[^}]*\}|\w+) = useCommand\(\s*(\w+)/g;

/** Matches forms whose submit button shows a loading state while the command runs. */
const waitingForm =
  /<(CommandDialog|CommandForm|ReasonDialog|ReasonForm|UploadDialog|UploadForm)\b/;

/** Whether the source code of a component can show a loading state for a command. */
function canBeBusy(source: string, result: string): boolean {
  if (waitingForm.test(source)) return true;
  if (result.startsWith('{')) return /\b(isPending|availability)\b/.test(result);
  const uses = source.match(new RegExp(`\\b${result}\\b(?! =)(\\.\\w+)?`, 'g')) ?? [];
  return uses.some((use) => use !== `${result}.run`);
}

it('[R89] every button that runs a command shows a busy state', () => {
  const calls = sources.flatMap((source) =>
    Array.from(source.matchAll(call), ([, result = '', command = '']) => ({
      command,
      isBusy: canBeBusy(source, result),
    })),
  );
  expect(calls.length).toBeGreaterThan(80);
  const silent = calls.filter(({ isBusy }) => !isBusy).map(({ command }) => command);
  expect(silent.filter((command) => !withoutButton.includes(command))).toEqual([]);
});
