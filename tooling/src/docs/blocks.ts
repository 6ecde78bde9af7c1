/** A block of code in a document, with what stands after its fence: `sh`, or `ts path/of/the/file.ts`. */
export interface Block {
  readonly language: string;
  readonly path: string | undefined;
  readonly text: string;
}

export const blocksOf = (document: string): readonly Block[] =>
  [...document.matchAll(/^```([a-z]*)(?: (\S+))?\n([^]*?)\n```$/gm)].map(
    ([, language = '', path, text = '']) => ({ language, path, text }),
  );

const withoutComment = (line: string) => line.replace(/(^|\s)#\s.*$/, '').trim();

/** The commands of a document's `sh` blocks, one a line, without comments. */
export const commandsOf = (document: string): readonly string[] =>
  blocksOf(document)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.replace(/ *\\\n\s*/g, ' ').split('\n'))
    .map((line) => withoutComment(line).replace(/ {2,}/g, ' '))
    .filter((command) => command !== '');

/** Commands that no run of the documents tries, and why. */
const leftOut: readonly (readonly [RegExp, string])[] = [
  [/^npm test(?! -- unit -- )/, 'it is the run that tries the documents, or a part of it'],
  [/\bs3:\/\/|^aws /, 'it needs a bucket'],
  [/ \/(srv|etc)\//, 'it writes to a server’s own folders'],
  [/^nginx /, 'it needs nginx, which e2e/deployment/nginx-serving.spec.ts starts'],
  [/^npm run release -- verify /, 'it reads what nginx serves'],
  [/^npm run (bench|lighthouse|screens|budgets|store-builds|steady)\b/, 'it takes many minutes'],
  [/^npm run e2e\b/, 'it needs a product that runs'],
  [/^npm run new -- (?!remote )/, 'a command needs more before other tests pass'],
  [/^npm run kernel-api\b/, 'it writes the report that is committed'],
];

/** Why a command is not tried; nothing where it is. */
export const whyLeftOut = (command: string): string | undefined =>
  leftOut.find(([pattern]) => pattern.test(command))?.[1];

/** Whether a command serves something until it is stopped. */
export const isServer = (command: string): boolean => /^npm (start|run (dev|book))\b/.test(command);
