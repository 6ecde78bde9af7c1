import { EventEmitter } from 'node:events';
import type { Page } from '../../drive';
import { measureMemory } from './memory';

const mb = 1024 ** 2;

/** A page of 10 MB with workers, each of a heap and of array buffers, in MB. */
function pageWith(workers: readonly (readonly [heap: number, buffers: number])[]) {
  const sent: string[] = [];
  const session = Object.assign(new EventEmitter(), {
    send: (method: string, given: { sessionId?: string; message?: string } = {}) => {
      sent.push(method);
      if (method === 'Target.setAutoAttach') {
        const attach = (sessionId: string, type: string) =>
          session.emit('Target.attachedToTarget', { sessionId, targetInfo: { type } });
        attach('frame', 'iframe');
        workers.forEach((_, index) => attach(`${index}`, 'worker'));
      }
      if (method === 'Target.sendMessageToTarget') {
        const { sessionId = '', message = '' } = given;
        const { id } = JSON.parse(message) as { id: number };
        const [heap = 0, buffers = 0] = workers[Number(sessionId)] ?? [];
        const result = id === 2 && { usedSize: heap * mb, backingStorageSize: buffers * mb };
        const answer = { sessionId, message: JSON.stringify({ id, result: result || {} }) };
        setImmediate(() => session.emit('Target.receivedMessageFromTarget', answer));
      }
      return Promise.resolve({ usedSize: 10 * mb });
    },
    detach: () => Promise.resolve(void sent.push('detach')),
  });
  const page = { context: () => ({ newCDPSession: () => Promise.resolve(session) }) };
  return { page: page as unknown as Page, sent };
}

describe('the memory of a page', () => {
  it('[bench] is its own and its workers’, with their array buffers, after a collection', async () => {
    const { page, sent } = pageWith([
      [1, 50],
      [4, 0],
    ]);
    expect(await measureMemory(page)).toBe(65);
    expect(sent.indexOf('HeapProfiler.collectGarbage')).toBeLessThan(
      sent.indexOf('Runtime.getHeapUsage'),
    );
    expect(sent.at(-1)).toBe('detach');
  });

  it('[bench] is its own where it has no worker', async () => {
    expect(await measureMemory(pageWith([]).page)).toBe(10);
  });
});
