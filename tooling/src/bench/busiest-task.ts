import * as v from 'valibot';
import type { Page } from '../../../e2e/core/chromium';

const traceSchema = v.object({ traceEvents: v.array(v.looseObject({ name: v.string() })) });

const threadSchema = v.object({
  name: v.literal('thread_name'),
  pid: v.number(),
  tid: v.number(),
  args: v.object({ name: v.literal('CrRendererMain') }),
});

/** `tdur` is the processor's time in microseconds, however long others kept the thread waiting. */
const taskSchema = v.object({
  name: v.literal('ThreadControllerImpl::RunTask'),
  pid: v.number(),
  tid: v.number(),
  tdur: v.number(),
});

/** The longest task of a page's main thread in a browser's trace, in milliseconds of processor time. */
export function busiestTask(trace: unknown): number {
  const { traceEvents } = v.parse(traceSchema, trace);
  const placeOf = ({ pid, tid }: { readonly pid: number; readonly tid: number }) => `${pid}/${tid}`;
  const mainThreads = new Set(
    traceEvents.filter((event) => v.is(threadSchema, event)).map((event) => placeOf(event)),
  );
  const tasks = traceEvents.filter((event) => v.is(taskSchema, event));
  return Math.max(
    0,
    ...tasks.filter((task) => mainThreads.has(placeOf(task))).map(({ tdur }) => tdur / 1000),
  );
}

/** Does some work and says what its longest task took of the processor. */
export async function traceBusiestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page of a browser of its own cannot be traced.');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  return busiestTask(JSON.parse((await browser.stopTracing()).toString()));
}
