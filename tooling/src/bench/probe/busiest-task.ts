import * as v from 'valibot';
import type { Page } from '../../drive';

/** The mark a page sets so that its own main thread can be told from others' in a trace. */
const pageMark = 'trustfold-bench';

const threadSchema = { pid: v.number(), tid: v.number() };

const traceSchema = v.object({
  traceEvents: v.array(v.looseObject({ name: v.string(), ...threadSchema })),
});

/** `tdur` is the processor's time in microseconds, however long others kept the thread waiting. */
const taskSchema = v.object({
  name: v.literal('ThreadControllerImpl::RunTask'),
  tdur: v.number(),
  ...threadSchema,
});

/** The longest task of a page's main thread in a browser's trace, in milliseconds of processor time. */
export function busiestTask(trace: unknown): number {
  const { traceEvents } = v.parse(traceSchema, trace);
  const page = traceEvents.find(({ name }) => name === pageMark);
  if (!page) throw new Error('The trace does not show the page.');
  const tasks = traceEvents.filter((event) => v.is(taskSchema, event));
  const own = tasks.filter(({ pid, tid }) => pid === page.pid && tid === page.tid);
  return Math.max(0, ...own.map(({ tdur }) => tdur / 1000));
}

/** Does some work and says what its longest task took of the processor. */
export async function traceBusiestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page of a browser of its own cannot be traced.');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => performance.mark(mark), pageMark);
  await work();
  return busiestTask(JSON.parse((await browser.stopTracing()).toString()));
}
