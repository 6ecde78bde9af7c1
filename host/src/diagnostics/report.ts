import { getMainScriptName } from '../page/main-script-name';
import { readPageMeta } from '../page/read-page-meta';

const maxErrors = 10;
const framesOfEach = 8;
const longest = 500;

const errors: string[] = [];

let composition = 'composition not known';

const releases = new Map<string, string>();

const quoted = /(^|[\s(=:,[{])["'`“‘«][^]*?["'`”’»](?=$|[\s).,:;\]}!?])/g;
const isShortNumber = /^\W*\d{1,3}\W*$/;

/**
 * Removes quoted values and words with digits from a message, because they may come from records. Short numbers are not
 * removed.
 */
const withoutData = (message: string) =>
  message
    .slice(0, longest)
    .replace(quoted, '$1…')
    .replace(/\S*\d\S*/g, (word) => (isShortNumber.test(word) ? word : '…'));

/**
 * Returns the stack frames without query strings. Removes the message from the stack first, because its lines may look
 * like stack frames.
 */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .slice(0, framesOfEach)
    .map((line) => `  ${line.trim().replace(/\?[^:)]*/, '')}`);

function textOf(error: unknown): string {
  if (!(error instanceof Error))
    return typeof error === 'string' ? withoutData(error) : typeof error;
  const { name, message, cause } = error;
  const because = cause instanceof Error ? [`  cause: ${withoutData(cause.message)}`] : [];
  return [`${name}: ${withoutData(message)}`, ...because, ...framesOf(error)].join('\n');
}

export function addReportedError(error: unknown): void {
  try {
    const text = textOf(error);
    if (!errors.includes(text)) errors.push(text);
    if (errors.length > maxErrors) errors.shift();
  } catch {
    // Code can throw any value, and reading the properties of a thrown value can throw too.
  }
}

export function setReportedComposition(text: string): void {
  composition = text;
}

export function setReportedRelease(name: string, text: string): void {
  releases.set(name, text);
}

function running(): string {
  const { kernel = 'not known' } = readPageMeta('chunks');
  const remotes = Array.from(releases, ([name, text]) => `${name}@${text}`).join(', ');
  return `kernel ${String(kernel)}, ${composition}${remotes && `: ${remotes}`}`;
}

export function createErrorReport(): string {
  const tab = new URLSearchParams(location.search).get('tab');
  return [
    '# Trustfold',
    '',
    `- Page: ${location.origin}${location.pathname}${tab === null ? '' : `?tab=${tab}`}`,
    `- Time: ${new Date().toISOString()}`,
    `- Shell: ${getMainScriptName(document) ?? 'not known'}`,
    `- Runs: ${running()}`,
    `- Browser: ${navigator.userAgent}`,
    ...errors.map((text) => `\n${text}`),
    '',
  ].join('\n');
}

/** Shown if the browser denies clipboard access or has no clipboard API, for example over plain HTTP. */
export const copyBlockedMessage = 'Copying was blocked';

export const manualCopyHint =
  'The text is selected. Copy the text with Ctrl C, ⌘ C or the context menu.';

export async function copyReport(): Promise<string> {
  try {
    await navigator.clipboard.writeText(createErrorReport());
    return 'Copied';
  } catch {
    return copyBlockedMessage;
  }
}
