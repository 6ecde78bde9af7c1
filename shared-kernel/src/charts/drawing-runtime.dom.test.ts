import { Runtime } from './drawing-runtime';
import { drawingsEnded } from './drawings-under-way';

interface Ending {
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

type Listener = (event: object) => void;

const mockEndings: Ending[] = [];
const mockCalls: string[] = [];
const mockCanvas = new Map<string, Listener>();

jest.mock(
  '@antv/g2/esm/exports',
  () => ({
    Runtime: class {
      private readonly heard = new Map<string, Listener>();

      on(kind: string, listener: Listener) {
        this.heard.set(kind, listener);
      }

      emit(kind: string, event: object) {
        this.heard.get(kind)?.(event);
      }

      render() {
        return new Promise<void>((resolve, reject) => mockEndings.push({ resolve, reject }));
      }

      options() {
        return { theme: { type: 'dark' } };
      }

      destroy() {
        mockCalls.push('destroy');
      }

      forceFit() {
        mockCalls.push('fit');
        return Promise.resolve();
      }

      getContainer() {
        return document.body;
      }

      getContext() {
        const addEventListener = (kind: string, listener: Listener) =>
          mockCanvas.set(kind, listener);
        return { canvas: { addEventListener } };
      }
    },
  }),
  { virtual: true },
);

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A chart that was drawn a number of times, and the events that it has sent since. */
function drawnTimes(times: number) {
  const chart = new Runtime({});
  const heard: unknown[] = [];
  for (const kind of ['drawn', 'failed']) chart.on(kind, (event) => heard.push(event));
  for (let drawing = 0; drawing < times; drawing += 1) void chart.render();
  return { chart, heard };
}

const end = async (drawing: number) => {
  mockEndings[drawing]?.resolve();
  await nextTask();
};

describe('the chart of the drawing library', () => {
  beforeEach(() => {
    mockEndings.length = 0;
    mockCalls.length = 0;
  });

  it('[AN2] says that it is drawn once what it was last given stands', async () => {
    const { heard } = drawnTimes(2);
    await end(0);
    expect(heard).toEqual([]);
    await end(1);
    expect(heard).toEqual([{ type: 'drawn', mode: 'dark' }]);
  });

  it('[AN2] says that it cannot be drawn, and rejects nothing that the components would leave unhandled', async () => {
    const { heard } = drawnTimes(1);
    mockEndings[0]?.reject(new Error('No figures'));
    await nextTask();
    expect(heard).toEqual([{ type: 'failed', mode: 'dark' }]);
  });

  it('[AN2] has printing wait for each of its drawings', async () => {
    drawnTimes(2);
    const printing = jest.fn();
    const ended = drawingsEnded().then(printing);
    await end(0);
    expect(printing).not.toHaveBeenCalled();
    await end(1);
    await ended;
    expect(printing).toHaveBeenCalledTimes(1);
  });

  it('[E3] is destroyed after the drawing that is under way', async () => {
    const { chart } = drawnTimes(1);
    chart.destroy();
    await nextTask();
    expect(mockCalls).toEqual([]);
    await end(0);
    expect(mockCalls).toEqual(['destroy']);
  });

  it('[E3] takes its canvas out of the events that the library keeps for all charts', async () => {
    const { chart } = drawnTimes(1);
    await end(0);
    const events = Array.from(mockCanvas.values(), (listener) => {
      const event = { path: ['a canvas'] };
      listener(event);
      return event;
    });
    expect([...mockCanvas.keys()]).toEqual(
      expect.arrayContaining(['beforerender', 'rerender', 'afterrender', 'removed', 'destroy']),
    );
    chart.destroy();
    await nextTask();
    expect(events.flatMap(({ path }) => path)).toEqual([]);
  });

  it('[AN2] follows its container’s size until it is destroyed', () => {
    const observe = jest.spyOn(ResizeObserver.prototype, 'observe');
    const disconnect = jest.spyOn(ResizeObserver.prototype, 'disconnect');
    const { chart } = drawnTimes(2);
    expect(observe.mock.calls).toEqual([[document.body]]);
    chart.destroy();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
