import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** Playwright colours its messages in a log too. */
const plain = v.optional(v.pipe(v.string(), v.transform(stripVTControlCharacters)), '');

const failure = v.object({ message: plain, snippet: plain });

export type Failure = v.InferOutput<typeof failure>;

const attachment = v.object({ name: v.string(), path: v.optional(v.string(), '') });

export type Attachment = v.InferOutput<typeof attachment>;

/** What came of one try. */
const result = v.object({
  status: v.optional(v.string()),
  duration: v.number(),
  errors: v.array(failure),
  attachments: v.optional(v.array(attachment), []),
});

export type TestResult = v.InferOutput<typeof result>;

const spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      annotations: v.optional(
        v.array(v.object({ type: v.string(), description: v.optional(v.string(), '') })),
        [],
      ),
      results: v.array(result),
    }),
  ),
});

export type Suite = {
  specs?: v.InferOutput<typeof spec>[] | undefined;
  suites?: Suite[] | undefined;
};

const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(spec)),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

/** What Playwright's json reporter writes, as far as it is read. */
export const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.array(failure),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});
