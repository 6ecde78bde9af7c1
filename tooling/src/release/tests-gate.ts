import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { sha256 } from '../compose/sha256';
import { readDocument } from '../compose/documents';
import { CliError } from '../run/cli-error';
import type { Store } from '../store/store';

/** Results of end-to-end runs, by the composition that they ran against. */
export const testsFolder = 'tests/';
const resultsFolder = (hash: string) => `${testsFolder}${hash}/`;

const resultSchema = v.object({
  hash: v.string(),
  at: v.string(),
  passed: v.number(),
  failed: v.number(),
  skipped: v.number(),
  by: v.optional(v.string()),
  /** sha256 of the report. */
  report: v.string(),
});
export type TestResult = v.InferOutput<typeof resultSchema>;

/** What Playwright's JSON reporter says of a run. */
const reportSchema = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** A run that passed on a second try is one that failed. */
export const isGreen = ({ passed, failed }: TestResult): boolean => passed > 0 && failed === 0;

/** Writes down how a run against exactly this composition ended. */
export async function recordTests(
  store: Store,
  hash: string,
  file: string,
  { by, now = new Date() }: { readonly by?: string; readonly now?: Date } = {},
): Promise<TestResult> {
  const text = readFileSync(file);
  const { stats } = readDocument(reportSchema, text, file);
  const result: TestResult = {
    hash,
    at: now.toISOString(),
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    by,
    report: sha256(text),
  };
  const key = `${resultsFolder(hash)}${result.at.replaceAll(/[-:.]/g, '')}-${result.report.slice(0, 8)}.json`;
  await store.putNew(key, Buffer.from(JSON.stringify(result)));
  return result;
}

/** How the last recorded run against a composition ended. */
export async function readTests(store: Store, hash: string): Promise<TestResult | undefined> {
  const last = (await store.list(resultsFolder(hash))).at(-1);
  const held = last && (await store.get(last.key));
  return held && readDocument(resultSchema, held.body, `${last.key} in ${store.name}`);
}

/** Refuses a composition against which no run was recorded, or one that failed. */
export async function requireTests(store: Store, hash: string): Promise<void> {
  const result = await readTests(store, hash);
  if (result && isGreen(result)) return;
  const what =
    result === undefined
      ? 'no end-to-end run against it is recorded'
      : `the last end-to-end run against it failed (${result.passed} passed, ${result.failed} failed, ${result.at})`;
  throw new CliError(
    `The composition ${hash.slice(0, 12)} is not promoted: ${what}. \`npm run release -- tested ${hash.slice(0, 12)} --report <file>\` records one.`,
  );
}
