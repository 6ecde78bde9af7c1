import { prefersLessData } from 'shared-kernel/shell';
import * as v from 'valibot';
import {
  filesOfRemotes,
  filesOfShell,
  keptHeaders,
  namedDigests,
  placesIn,
  readComposition,
  shellFilesSchema,
  withGeneration,
  type Files,
  type KeptPage,
} from './generation';
import { dropFiles, keepFile, keptDigests, writeGenerations } from './kept';
import { announce, goodFiles, knownGenerations, seen, setGenerations } from './known-files';
import { untilNobodyWaits } from './pause';
import { isRemoved, removeWorker } from './remove';
import { workerScope } from './scope';

const fetchesAtOnce = 4;

async function fetchText(address: string, cache: RequestCache) {
  const response = await fetch(address, { cache, credentials: 'same-origin' });
  if (!response.ok || response.redirected) throw new Error(`${address} did not answer.`);
  return { text: await response.text(), headers: keptHeaders(response.headers) };
}

async function page(): Promise<KeptPage> {
  return seen.page ?? fetchText('/', 'no-cache');
}

async function pointerText(address: string): Promise<string> {
  if (seen.pointer?.address !== address) {
    const { text } = await fetchText(address, 'no-cache');
    announce({ address, text });
    return text;
  }
  return seen.pointer.text;
}

/** Fetches what is not there yet, each held to its digest; one that does not come, or comes wrong, ends it. */
async function fetchFiles(files: Files): Promise<void> {
  const held = await keptDigests();
  const waiting = Object.entries(files).filter(([, digest]) => !held.has(digest));
  const fetchNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, digest] = next;
      await untilNobodyWaits();
      // A connection may become dear on the way.
      if (prefersLessData()) throw new Error('Nothing is fetched ahead here.');
      const response = await fetch(address, {
        integrity: digest,
        credentials: 'same-origin',
        priority: 'low',
      });
      if (!response.ok || isRemoved()) throw new Error(`${address} is not kept.`);
      await keepFile(digest, response);
    }
  };
  await Promise.all(
    Array.from({ length: fetchesAtOnce }, () =>
      fetchNext().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
}

async function keepGeneration(): Promise<void> {
  const base = workerScope.location.origin;
  const kept = await page();
  const places = placesIn(kept.text, base);
  const text = await pointerText(places.pointer);
  const { worker, remotes } = readComposition(text);
  if (worker === 'off') {
    await removeWorker();
    return;
  }

  const generations = await knownGenerations();
  const [last] = generations;
  if (last?.page.text === kept.text && last.pointer.text === text) return;
  const list = await fetchText(places.list, 'default');
  const files: Files = {
    ...filesOfShell(v.parse(shellFilesSchema, list.text), base),
    ...filesOfRemotes(remotes, base),
  };
  await fetchFiles(files);
  const next = withGeneration(generations, {
    page: kept,
    pointer: { address: places.pointer, text },
    files,
  });
  await writeGenerations(next);
  setGenerations(next);
  const good = await goodFiles(true);
  await dropFiles(namedDigests([good, ...next.map((generation) => generation.files)]));
}

let keeping: Promise<void> | undefined;

/**
 * Keeps the shell that the browser last had and what is deployed, with all their files; what two of them share
 * is there once. Until all of it is there, what was kept before stays the one that is opened without a network.
 */
export function keepProduct(): Promise<void> {
  keeping ??= keepGeneration().finally(() => {
    keeping = undefined;
  });
  return keeping;
}
