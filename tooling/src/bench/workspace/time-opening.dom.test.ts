import type { Page } from '../../drive';
import { installTestProbe } from '../probe/test-probe';
import { seeList, timeOpening } from './time-opening';

const placed = { left: 10, top: 10, width: 100, height: 20, right: 110, bottom: 30 } as DOMRect;

/** A tab whose page is this one. */
const tab = (show: () => void = () => undefined) =>
  ({
    goto: async () => {
      await Promise.resolve();
      show();
    },
    evaluate: <T, R>(run: (given: T) => R, given: T) => Promise.resolve(run(given)),
  }) as unknown as Page;

const list = (count: string, unread: string, first: string) => {
  document.body.innerHTML = `<div id="dashboard-panel"><ul aria-label="Notification summary"><li>${unread}</li></ul><p role="status">${count}</p><ul aria-label="Notifications"><li><button type="button">${first} <time>now</time></button></li></ul></div>`;
};

/** What the page does not show within these it waits for still. */
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** The times at which the page says that something was painted, as they come. */
function watchPainted() {
  const painted: number[] = [];
  const { whenPainted } = window.trustfoldProbe;
  Object.assign(window.trustfoldProbe, {
    whenPainted: async (condition: () => boolean) => {
      const at = await whenPainted(condition);
      painted.push(at);
      return at;
    },
  });
  const untilPainted = async (count: number) => {
    while (painted.length < count) await frames(1);
  };
  return { painted, untilPainted };
}

beforeEach(() => {
  installTestProbe({
    checkVisibility: () => true,
    getClientRects: () => [placed],
    getBoundingClientRect: () => placed,
  });
});

describe('an opening', () => {
  it('[bench] is timed to the right first record and to the right figures, each by itself', async () => {
    list('8 notifications', 'Unread 4', 'Dip test');
    const right = await seeList(tab(), '[aria-label="Notifications"] button');
    expect(right).toMatchObject({ first: 'Dip test ', figures: '8 notifications | Unread 4' });

    const { painted, untilPainted } = watchPainted();
    const opened = timeOpening(
      tab(() => list('Reading', '', 'Another')),
      '/',
      right,
      10_000,
    );
    await frames(2);
    expect(painted).toEqual([]);
    list('Reading', 'Unread 1', 'Dip test');
    await untilPainted(1);
    await frames(2);
    expect(painted).toHaveLength(1);
    list('8 notifications', 'Unread 4', 'Dip test');
    const { rowsMs, figuresMs } = await opened;
    expect([rowsMs, figuresMs]).toEqual(painted);
  });
});
