import { checkpointState, verifyLog } from 'shared-kernel/evidence';
import { limitsText, readsAs, verdictWords, type VerdictWords } from '../verdict-words';
import { csvFault } from './csv-fault';
import {
  aboutText,
  evidenceParts,
  readEvidence,
  statementText,
  type EvidenceData,
} from './evidence-data';

type CheckpointState = Awaited<ReturnType<typeof checkpointState>>;

const checkpointText: Record<CheckpointState, string> = {
  signed: 'The checkpoint is signed by the key of the browser that exported it.',
  unsigned: 'The checkpoint is unsigned: the browser that exported it had no WebCrypto.',
  forged: 'The checkpoint’s signature does not match its key: the checkpoint was changed.',
  unchecked: 'This browser cannot check the checkpoint’s signature here.',
};

const broken = (where: string, text: string): VerdictWords => ({
  tone: 'broken',
  title: `Broken ${where}`,
  text,
});

async function verdictOf({ entries, checkpoint, csv, unreadable }: EvidenceData): Promise<{
  readonly words: VerdictWords;
  readonly state: CheckpointState | undefined;
}> {
  const [line] = unreadable;
  if (line !== undefined)
    return { state: undefined, words: broken(`at line ${line}`, 'It cannot be read.') };
  const state = checkpoint && (await checkpointState(checkpoint));
  const closed = entries.flatMap((entry) => entry.closed ?? []);
  const closings = await Promise.all(closed.map((each) => checkpointState(each.checkpoint)));
  const words = verdictWords(await verifyLog(entries, { head: checkpoint, isOrdered: true }));
  if (words.tone === 'broken') return { state, words };
  if (state === 'forged')
    return { state, words: broken('at the checkpoint', checkpointText.forged) };
  const forged = closed[closings.indexOf('forged')];
  if (forged) {
    const where = `at the end of closed section ${forged.section}`;
    return { state, words: broken(where, checkpointText.forged) };
  }
  return { state, words: csvWords(entries, csv) ?? words };
}

/** What is wrong with the entries as CSV, where they do not say what the verified lines do. */
function csvWords(entries: EvidenceData['entries'], csv: string): VerdictWords | undefined {
  const place = csvFault(csv, entries);
  if (place === undefined) return undefined;
  const entry = entries[place - 1];
  const where = place === 0 ? 'its header' : `the line of ${place} of ${entries.length}`;
  const named = entry ? ` The entry reads: ${readsAs(entry)}.` : '';
  return broken(
    'in the CSV',
    `The entries are unchanged, but their CSV was changed at ${where}.${named}`,
  );
}

function paragraph(page: Document, text: string, tag = 'p'): HTMLElement {
  const element = page.createElement(tag);
  element.textContent = text;
  return element;
}

function download(page: Document, label: string, fileName: string, id: string, type: string) {
  const link = page.createElement('a');
  link.textContent = label;
  link.download = fileName;
  const text = page.getElementById(id)?.textContent ?? '';
  link.href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
  return link;
}

/** Replaces the text next to the verdict with what was verified. */
function sayOfItself(page: Document, { entries, checkpoint }: EvidenceData): void {
  const write = (id: string, text: string) => {
    const element = page.getElementById(id);
    if (element) element.textContent = text;
  };
  write(evidenceParts.statement, statementText(checkpoint));
  if (checkpoint) write(evidenceParts.about, aboutText(entries.length, checkpoint.at));
}

/** Verifies the evidence that a page holds and shows what that comes to; it asks for nothing else. */
export async function showEvidence(page: Document): Promise<void> {
  const place = page.getElementById('verdict');
  if (!place) return;
  const data = readEvidence(page);
  const { words, state } = await verdictOf(data);
  place.dataset.tone = words.tone;
  sayOfItself(page, data);
  const links = paragraph(page, '');
  links.append(
    download(page, 'JSON lines', 'audit-log.ndjson', evidenceParts.entries, 'application/x-ndjson'),
    ' · ',
    download(page, 'CSV', 'audit-log.csv', evidenceParts.csv, 'text/csv'),
  );
  place.replaceChildren(
    paragraph(page, words.title, 'h2'),
    paragraph(page, words.text),
    paragraph(page, state ? checkpointText[state] : 'It has no checkpoint.'),
    paragraph(page, limitsText),
    links,
  );
}
