import { giveWay } from './give-way';

const container = new EventTarget();
Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });

const press = (type: string) => window.dispatchEvent(new Event(type));
const hear = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));

describe('giveWay', () => {
  it('[E3] tells the worker of every press until all is kept, and of none after', () => {
    const worker = { postMessage: jest.fn() };
    giveWay(worker);
    press('pointerdown');
    press('keydown');
    hear({ isCut: false });
    press('pointerdown');
    expect(worker.postMessage.mock.calls).toEqual([['later'], ['later'], ['later']]);
    hear({ isKept: true });
    press('pointerdown');
    press('keydown');
    expect(worker.postMessage).toHaveBeenCalledTimes(3);
  });
});
