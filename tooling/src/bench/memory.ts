import type { CDPSession, Page } from '../drive';
import type { Readings } from './scenarios';
import { inTab, openWhole, untilStill, type Visited } from './lists';

interface HeapUsage {
  readonly usedSize: number;
  /** Bytes of array buffers, which are not on the heap. */
  readonly backingStorageSize?: number;
}

const bytesOf = ({ usedSize, backingStorageSize = 0 }: HeapUsage) => usedSize + backingStorageSize;

/** The heap of a worker of the page, after a collection. */
async function workerBytes(session: CDPSession, sessionId: string): Promise<number> {
  const asked = [
    { id: 1, method: 'HeapProfiler.collectGarbage' },
    { id: 2, method: 'Runtime.getHeapUsage' },
  ];
  const answered = new Promise<number>((resolve) => {
    session.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId !== sessionId) return;
      const answer = JSON.parse(event.message) as { id?: number; result?: HeapUsage };
      if (answer.id === 2) resolve(answer.result ? bytesOf(answer.result) : 0);
    });
  });
  for (const message of asked)
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify(message),
    });
  return answered;
}

/**
 * MB that the scripts of a page and of its workers hold after a collection, array buffers included.
 * `performance.measureUserAgentSpecificMemory` works only on pages that are isolated from other origins.
 * The product’s pages load from several.
 */
async function measureMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    const workers: string[] = [];
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type.endsWith('worker')) workers.push(sessionId);
    });
    // Answers when every worker there is has been attached to.
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
    await session.send('HeapProfiler.collectGarbage');
    const own = bytesOf(await session.send('Runtime.getHeapUsage'));
    const others = await Promise.all(workers.map((worker) => workerBytes(session, worker)));
    return [own, ...others].reduce((sum, bytes) => sum + bytes) / 1024 ** 2;
  } finally {
    await session.detach();
  }
}

/** What a page holds that lists transactions, has searched them and gone far into them. */
export const measureMemories = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, async (page) => {
    const held: number[] = [];
    while (held.length < rounds) {
      await openWhole(page, size, 'transactions');
      await page.getByRole('searchbox').pressSequentially('me');
      await untilStill(page);
      await page.getByRole('searchbox').fill('');
      await untilStill(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await untilStill(page);
      held.push(await measureMemory(page));
    }
    return { 'memory of page and workers, MB': held };
  });
