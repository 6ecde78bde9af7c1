import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { repository } from '../packages';
import { documentsBelow, readDocument, type Document } from './documents';

const wordsFile = 'tooling/src/docs/plain-words.json';
const leftFile = 'tooling/src/docs/words-left.json';

const rulesSchema = v.array(v.object({ avoid: v.array(v.string()), write: v.string() }));

/** What to write instead of each word or turn. */
export const instead: ReadonlyMap<string, string> = new Map(
  v
    .parse(rulesSchema, JSON.parse(readDocument(wordsFile)))
    .flatMap(({ avoid, write }) => avoid.map((words) => [words, write] as const)),
);

/** Between two words of a turn: a space, or the break of a line in a comment or a quotation. */
const gap = String.raw`\s+(?:(?:\*|//|>)\s+)?`;
const turns = [...instead.keys()].map((words) => {
  const [first = '', rest] = [words[0], words.slice(1).replaceAll(' ', gap)];
  return `[${first}${first.toUpperCase()}]${rest}`;
});
/** The turns, and names of limits that begin with “most”. */
const avoided = new RegExp(String.raw`\b(?:(?:${turns.join('|')})\b|most(?!Recent)[A-Z]\w*)`, 'g');

interface Finding {
  readonly line: number;
  readonly words: string;
  readonly write: string;
}

/** The words to avoid in a text, each with its line. */
export const findWords = (text: string): readonly Finding[] =>
  [...text.matchAll(avoided)].map(({ 0: found, index }) => {
    const words = found.replaceAll(/\s[\s*/>]*/g, ' ');
    return {
      line: text.slice(0, index).split('\n').length,
      words,
      write: instead.get(words.toLowerCase()) ?? 'max…',
    };
  });

/** What is wrong with words, a sentence each: in a file that is not listed, or a listed one that has none left. */
export function wordFaults(
  documents: readonly Document[],
  left: readonly string[],
): readonly string[] {
  const found = new Map(documents.map(({ path, text }) => [path, findWords(text)]));
  const listed = new Set(left);
  return [
    ...[...found].flatMap(([path, findings]) =>
      listed.has(path)
        ? []
        : findings.map(
            ({ line, words, write }) => `${path}:${line} says “${words}”: write ${write}.`,
          ),
    ),
    ...left
      .filter((path) => (found.get(path) ?? []).length === 0)
      .map(
        (path) =>
          `${path} has no word to avoid any more: npm run house -- --words takes it off the list.`,
      ),
  ];
}

const endings = ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css', '.html', '.md', '.yml', '.yaml'];
/** What is generated, and what runs leave behind. */
const generated = /^shared-kernel\/api\/|(^|\/)(test-results|playwright-report|coverage|\.\w+)\//;

/** Every file of source, tests and documents, those of a new remote too. */
export const writtenFiles = (): readonly Document[] =>
  ['', 'tooling/src/new/remote-blue-print']
    .flatMap((folder) => documentsBelow(folder, endings))
    .filter(({ path }) => !generated.test(path) || path.startsWith('.github/'));

/** The files that still have such words. */
export const readWordsLeft = (): readonly string[] =>
  v.parse(v.array(v.string()), JSON.parse(readDocument(leftFile)));

/** Lists the files that have such words now. */
export function writeWordsLeft(): void {
  const left = writtenFiles().filter(({ text }) => findWords(text).length > 0);
  const paths = left.map(({ path }) => path).sort();
  writeFileSync(join(repository, leftFile), `${JSON.stringify(paths, null, 2)}\n`);
}
